-- Events that each close most of what can be booked make a feed suspicious.
ALTER TABLE "external_calendar_feeds" ADD COLUMN "long_closures" JSONB NOT NULL DEFAULT '[]';
