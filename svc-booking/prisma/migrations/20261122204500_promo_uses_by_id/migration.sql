-- Which code a booking counts as a use of: a code that is deleted and made again is another one.
ALTER TABLE "bookings" ADD COLUMN "promo_code_id" TEXT;

-- A version before this one goes on writing the text alone; it is looked up when it is needed.
UPDATE "bookings" b SET "promo_code_id" = p."id"
FROM "promotion_codes" p
WHERE p."code" = b."promo_code" AND p."created_at" <= b."created_at";
