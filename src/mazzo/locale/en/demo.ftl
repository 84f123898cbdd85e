# The strip at the top of the pages of a demonstration (mazzo serve --demo).

# $time: an hour, such as 15:00.
demo-ends = Demonstration: everything is deleted at { $time }.
demo-matches = Finished games to look at:
