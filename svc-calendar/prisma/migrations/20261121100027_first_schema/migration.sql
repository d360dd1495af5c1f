-- CreateTable
CREATE TABLE "direct_stays" (
    "booking_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "booking_reference" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "guest_name" TEXT NOT NULL,
    "number_of_guests" INTEGER NOT NULL,
    "check_in_date" DATE NOT NULL,
    "check_in_time" TEXT NOT NULL,
    "check_out_date" DATE NOT NULL,
    "check_out_time" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "direct_stays_pkey" PRIMARY KEY ("booking_id")
);

-- CreateTable
CREATE TABLE "calendar_links" (
    "export" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_links_pkey" PRIMARY KEY ("export")
);

-- CreateTable
CREATE TABLE "external_calendar_feeds" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "platform" TEXT NOT NULL DEFAULT 'lodgify',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "last_checked" TIMESTAMPTZ(3),
    "last_sync_success" BOOLEAN,
    "sync_errors" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "external_calendar_feeds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "external_bookings" (
    "id" TEXT NOT NULL,
    "feed_id" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "summary" TEXT,
    "last_synced" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "external_bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_conflicts" (
    "id" TEXT NOT NULL,
    "conflict_type" TEXT NOT NULL,
    "internal_booking_id" TEXT,
    "external_booking_id" TEXT,
    "conflict_date" DATE NOT NULL,
    "resolution" TEXT,
    "is_resolved" BOOLEAN NOT NULL DEFAULT false,
    "admin_notified" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_conflicts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_events" (
    "position" BIGSERIAL NOT NULL,
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "correlation_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_messages" (
    "consumer" TEXT NOT NULL,
    "message_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_messages_pkey" PRIMARY KEY ("consumer","message_id")
);

-- CreateTable
CREATE TABLE "refused_messages" (
    "consumer" TEXT NOT NULL,
    "message_id" UUID NOT NULL,
    "envelope" JSONB NOT NULL,
    "refusals" INTEGER NOT NULL,
    "last_error" TEXT NOT NULL,
    "refused_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "parked_at" TIMESTAMPTZ(3),

    CONSTRAINT "refused_messages_pkey" PRIMARY KEY ("consumer","message_id")
);

-- CreateIndex
CREATE INDEX "direct_stays_status_check_in_date_idx" ON "direct_stays"("status", "check_in_date");

-- CreateIndex
CREATE INDEX "external_bookings_start_date_idx" ON "external_bookings"("start_date");

-- CreateIndex
CREATE UNIQUE INDEX "external_bookings_feed_id_external_id_key" ON "external_bookings"("feed_id", "external_id");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_events_position_key" ON "outbox_events"("position");

-- AddForeignKey
ALTER TABLE "external_bookings" ADD CONSTRAINT "external_bookings_feed_id_fkey" FOREIGN KEY ("feed_id") REFERENCES "external_calendar_feeds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: the relay looks for unpublished rows only.
CREATE INDEX "outbox_events_unpublished" ON "outbox_events"("position") WHERE "published_at" IS NULL;
