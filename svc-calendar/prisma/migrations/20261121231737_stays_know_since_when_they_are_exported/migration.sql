-- AlterTable
ALTER TABLE "direct_stays" ADD COLUMN     "exported_since" TIMESTAMPTZ(3),
ADD COLUMN     "exported_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "external_bookings" ADD COLUMN     "dates_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "dropped_echoes" (
    "feed_id" TEXT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "dropped_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dropped_echoes_pkey" PRIMARY KEY ("feed_id","start_date","end_date")
);

-- AddForeignKey
ALTER TABLE "dropped_echoes" ADD CONSTRAINT "dropped_echoes_feed_id_fkey" FOREIGN KEY ("feed_id") REFERENCES "external_calendar_feeds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what is exported now has been since its last change at the latest; whether an ended stay ever was is not known.
UPDATE "direct_stays" SET "exported_since" = "updated_at" WHERE "status" IN ('confirmed', 'pending_payment', 'completed');

-- By hand: a block that moved before this is taken for older than it is, which makes it an echo of less.
UPDATE "external_bookings" SET "dates_since" = "created_at";
