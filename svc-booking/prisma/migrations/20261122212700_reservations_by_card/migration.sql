-- The price of a reservation that is paid by card after all.
ALTER TABLE "bookings" ADD COLUMN "card_quote" JSONB;
