-- How much more or less a night costs in a season or with an override, by weekday. Null sets none, as in all rows from before.
ALTER TABLE "rate_periods" ADD COLUMN "adjustments" JSONB;
