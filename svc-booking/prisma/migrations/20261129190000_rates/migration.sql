-- Seasons, overrides, and holidays. Null sets nothing, so that the next one in precedence decides.
CREATE TABLE "rate_periods" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('season', 'override', 'holiday')),
    "name" TEXT,
    "first_date" DATE NOT NULL,
    "last_date" DATE NOT NULL,
    "prices" JSONB NOT NULL,
    "minimum_nights" INTEGER CHECK ("minimum_nights" >= 1),
    "closed_to_arrival" BOOLEAN,
    "closed_to_departure" BOOLEAN,
    "closed" BOOLEAN,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rate_periods_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "rate_periods_dates_check" CHECK ("first_date" <= "last_date")
);

CREATE INDEX "rate_periods_last_date_idx" ON "rate_periods"("last_date");

-- The rules for all stays that guests book: one row, which a house that changes nothing leaves as it is.
CREATE TABLE "stay_rules" (
    "id" BOOLEAN NOT NULL DEFAULT true CHECK ("id"),
    "minimum_nights" INTEGER NOT NULL DEFAULT 1,
    "maximum_nights" INTEGER NOT NULL DEFAULT 60,
    "lead_hours" INTEGER NOT NULL DEFAULT 0,
    "window_days" INTEGER NOT NULL DEFAULT 731,
    "nights_between" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "stay_rules_pkey" PRIMARY KEY ("id")
);

INSERT INTO "stay_rules" DEFAULT VALUES;
