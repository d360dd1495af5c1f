-- The owner gets one alert for all networks, counted in "rate_limits": what each network was announced is not kept any more.
ALTER TABLE "unpaid_cap_alerts" ALTER COLUMN "announced_at" DROP NOT NULL;
