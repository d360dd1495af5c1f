-- The check-in time by which the full refund ends, once a guest has chosen another one on their page: their choice must not
-- move the end. Null: the booking's check-in time.
ALTER TABLE "bookings" ADD COLUMN "refund_check_in_time" TEXT;
