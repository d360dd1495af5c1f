-- An event that came late has others behind it: emails about its booking wait until these are read.
ALTER TABLE "guest_bookings" ADD COLUMN "emails_wait_until" TIMESTAMPTZ(3);
