"""What the tests of running servers share: programs that they start and end (`processes`), and how they use them (`client`)."""
