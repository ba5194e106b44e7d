"""What the sets share: the shape of a person, the truth that a page is drawn with, dates, and small hands for HTML, TeX and Word. No set of its own."""
