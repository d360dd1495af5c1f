-- Since when an echo has a night that nothing of ours stands on.
ALTER TABLE "external_bookings" ADD COLUMN "uncovered_since" TIMESTAMPTZ(3);
