"""Link checking that can be believed: every cited address ends in exactly one state, with dated evidence."""
