-- What the home page says of a code, and when, in days at the house. Null: the code isn't shown.
ALTER TABLE "promotion_codes" ADD COLUMN "shown_title" TEXT,
ADD COLUMN "shown_text" TEXT,
ADD COLUMN "shown_from" DATE,
ADD COLUMN "shown_until" DATE;

-- The home page asks for them every few seconds, and each subscriber of the newsletter has a code.
CREATE INDEX "promotion_codes_shown" ON "promotion_codes"("shown_from") WHERE "shown_title" IS NOT NULL;
