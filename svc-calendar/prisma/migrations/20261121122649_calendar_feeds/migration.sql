-- The three tables that change were not written to before: a column without a default breaks no row.
-- AlterTable
ALTER TABLE "calendar_conflicts" ADD COLUMN     "announced_at" TIMESTAMPTZ(3),
ADD COLUMN     "conflict_key" TEXT NOT NULL,
ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "feed_id" TEXT,
ADD COLUMN     "reopened_at" TIMESTAMPTZ(3),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "external_bookings" ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "duplicate_of" TEXT,
ADD COLUMN     "end_time" TEXT,
ADD COLUMN     "is_echo" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'reservation',
ADD COLUMN     "missing_since" TIMESTAMPTZ(3),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "start_time" TEXT,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "external_calendar_feeds" ADD COLUMN     "etag" TEXT,
ADD COLUMN     "failures" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "last_modified" TEXT,
ADD COLUMN     "last_success_at" TIMESTAMPTZ(3),
ADD COLUMN     "leased_by" TEXT,
ADD COLUMN     "leased_until" TIMESTAMPTZ(3),
ADD COLUMN     "next_poll_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "quarantined_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "calendar_feed_log" (
    "id" TEXT NOT NULL,
    "feed_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "trigger" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "added" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "removed" INTEGER NOT NULL DEFAULT 0,
    "suspicious" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "duration_ms" INTEGER NOT NULL,

    CONSTRAINT "calendar_feed_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "calendar_feed_log_feed_id_at_idx" ON "calendar_feed_log"("feed_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_conflicts_conflict_key_key" ON "calendar_conflicts"("conflict_key");

-- CreateIndex
CREATE INDEX "calendar_conflicts_is_resolved_conflict_date_idx" ON "calendar_conflicts"("is_resolved", "conflict_date");

-- CreateIndex
CREATE INDEX "external_bookings_duplicate_of_idx" ON "external_bookings"("duplicate_of");

-- CreateIndex
CREATE INDEX "external_calendar_feeds_is_active_next_poll_at_idx" ON "external_calendar_feeds"("is_active", "next_poll_at");

-- AddForeignKey
ALTER TABLE "calendar_feed_log" ADD CONSTRAINT "calendar_feed_log_feed_id_fkey" FOREIGN KEY ("feed_id") REFERENCES "external_calendar_feeds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "external_bookings" ADD CONSTRAINT "external_bookings_duplicate_of_fkey" FOREIGN KEY ("duplicate_of") REFERENCES "external_bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
