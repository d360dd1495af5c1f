-- When the owner was last told that a feed claims more nights than anybody books.
ALTER TABLE "external_calendar_feeds" ADD COLUMN "told_oversized_at" TIMESTAMPTZ(3);
