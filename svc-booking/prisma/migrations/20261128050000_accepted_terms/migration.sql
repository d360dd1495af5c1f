-- Which legal texts a guest accepted on the booking page, and when. Earlier bookings have none: it was not recorded.
ALTER TABLE "bookings"
    ADD COLUMN "terms_date" DATE,
    ADD COLUMN "terms_revision" INTEGER,
    ADD COLUMN "terms_accepted_at" TIMESTAMPTZ(3);
