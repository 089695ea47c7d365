"""The table of Project Entity as lines of text: what a card is, the two fields, what lies between them."""
