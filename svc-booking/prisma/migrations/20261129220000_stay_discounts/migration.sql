-- The gap rule, and percentages off the nights of a stay. A house that changes nothing has none. Their version is their own:
-- staff who edit the rules and staff who edit the discounts don't get in each other's way.
ALTER TABLE "stay_rules"
    ADD COLUMN "fills_gaps" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "gap_percent" INTEGER NOT NULL DEFAULT 0 CHECK ("gap_percent" BETWEEN 0 AND 90),
    ADD COLUMN "gap_adds_up" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "long_stay_nights" INTEGER NOT NULL DEFAULT 7,
    ADD COLUMN "long_stay_percent" INTEGER NOT NULL DEFAULT 0 CHECK ("long_stay_percent" BETWEEN 0 AND 90),
    ADD COLUMN "longer_stay_nights" INTEGER NOT NULL DEFAULT 28,
    ADD COLUMN "longer_stay_percent" INTEGER NOT NULL DEFAULT 0 CHECK ("longer_stay_percent" BETWEEN 0 AND 90),
    ADD COLUMN "long_stay_adds_up" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "last_minute_days" INTEGER NOT NULL DEFAULT 3,
    ADD COLUMN "last_minute_percent" INTEGER NOT NULL DEFAULT 0 CHECK ("last_minute_percent" BETWEEN 0 AND 90),
    ADD COLUMN "last_minute_adds_up" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "early_bird_days" INTEGER NOT NULL DEFAULT 90,
    ADD COLUMN "early_bird_percent" INTEGER NOT NULL DEFAULT 0 CHECK ("early_bird_percent" BETWEEN 0 AND 90),
    ADD COLUMN "early_bird_adds_up" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "discounts_version" INTEGER NOT NULL DEFAULT 1;
