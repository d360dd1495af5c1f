-- "email_sends_waiting" has the same rows in the order in which they are taken; with both, the planner sorts the whole
-- queue for each claim.
DROP INDEX "email_sends_pending";

-- Few guests are paused, and each claim asks which.
CREATE INDEX "guests_paused" ON "guests"("id") WHERE "sequences_paused_at" IS NOT NULL;
