-- What was accepted with a booking once and was taken off by a later change: it comes back at its accepted price. A version
-- before this one leaves the column as it is, and prices what comes back anew.
ALTER TABLE "bookings" ADD COLUMN "former_lines" JSONB;
