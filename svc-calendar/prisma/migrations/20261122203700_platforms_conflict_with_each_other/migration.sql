-- The second outside stay of a conflict that has no booking of ours.
ALTER TABLE "calendar_conflicts"
  ADD COLUMN "other_external_id" TEXT,
  ADD COLUMN "other_feed_id" TEXT;
