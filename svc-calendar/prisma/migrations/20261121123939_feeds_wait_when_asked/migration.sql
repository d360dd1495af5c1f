-- AlterTable
ALTER TABLE "external_calendar_feeds" ADD COLUMN     "asked_to_wait_until" TIMESTAMPTZ(3);
