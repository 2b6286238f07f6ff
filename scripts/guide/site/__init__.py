"""What becomes of the pages: the site, its download, its book, and the comparison of two builds."""
