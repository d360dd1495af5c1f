-- Why a booking was cancelled, so that its emails say what really happened.
ALTER TABLE "bookings" ADD COLUMN "end_reason" TEXT;
