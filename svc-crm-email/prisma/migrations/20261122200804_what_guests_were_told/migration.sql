-- What the guest of a stay was last told of it: an email about a change says what is different since. Null until an email
-- of this version has arrived; the copy before the change stands in for it.
ALTER TABLE "guest_bookings" ADD COLUMN "announced" JSONB;
-- The send that staff had sent once more.
ALTER TABLE "email_sends" ADD COLUMN "resent_from" TEXT;
