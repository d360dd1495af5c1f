-- What a digest shows of a notice besides its subject, whose news it is, and whether they have booked.
ALTER TABLE "owner_notices"
  ADD COLUMN "listed" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "sender" TEXT,
  ADD COLUMN "is_booked" BOOLEAN NOT NULL DEFAULT false;
