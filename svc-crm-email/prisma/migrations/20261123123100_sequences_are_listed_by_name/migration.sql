-- Few guests are in a sequence or through with all of them: who lists them by name need not walk past all others. The
-- conditions are those of src/data/guest-filters.ts: the planner compares them.
CREATE INDEX "guests_in_sequences_by_name" ON "guests" ("list_name", "id") WHERE "sequence_step" BETWEEN 1 AND 5;
CREATE INDEX "guests_out_of_sequences_by_name" ON "guests" ("list_name", "id") WHERE "sequence_step" >= 6;
