-- What a subscriber's code takes off. Codes from before it was a setting take off $50.
ALTER TABLE "newsletter_subscribers" ADD COLUMN "promo_amount" INTEGER NOT NULL DEFAULT 50;
