-- Newsletter campaigns: an email to many subscribers, queued bit by bit at its pace.
CREATE TABLE "email_campaigns" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "preview_text" TEXT NOT NULL DEFAULT '',
    "body" TEXT NOT NULL,
    "segment" TEXT NOT NULL,
    "subscribed_since" DATE,
    "pace_per_hour" INTEGER NOT NULL,
    "is_on_web" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "scheduled_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "paced_until" TIMESTAMPTZ(3),
    "frozen_through" TEXT NOT NULL DEFAULT '',
    "is_frozen" BOOLEAN NOT NULL DEFAULT false,
    "recipients" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "html" TEXT,
    "text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_campaigns_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "email_campaigns_status_check"
      CHECK ("status" IN ('draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled')),
    CONSTRAINT "email_campaigns_segment_check"
      CHECK ("segment" IN ('everyone', 'never-stayed', 'stayed', 'subscribed-since')),
    CONSTRAINT "email_campaigns_pace_check" CHECK ("pace_per_hour" > 0)
);
CREATE INDEX "email_campaigns_created_at_id_idx" ON "email_campaigns"("created_at" DESC, "id" DESC);
-- Few campaigns are at work at a time, and the worker looks for them every second.
CREATE INDEX "email_campaigns_at_work" ON "email_campaigns"("status")
  WHERE "status" IN ('scheduled', 'sending', 'paused');

CREATE TABLE "campaign_recipients" (
    "id" TEXT NOT NULL,
    "campaign_id" TEXT NOT NULL,
    "subscriber_id" TEXT NOT NULL,
    "queued_at" TIMESTAMPTZ(3),

    CONSTRAINT "campaign_recipients_pkey" PRIMARY KEY ("id")
);
-- A crash never gives a subscriber a second copy.
CREATE UNIQUE INDEX "campaign_recipients_campaign_id_subscriber_id_key"
  ON "campaign_recipients"("campaign_id", "subscriber_id");
CREATE INDEX "campaign_recipients_waiting" ON "campaign_recipients"("campaign_id", "id") WHERE "queued_at" IS NULL;
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_fkey"
  FOREIGN KEY ("campaign_id") REFERENCES "email_campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "email_sends" ADD COLUMN "campaign_id" TEXT;
CREATE INDEX "email_sends_campaign_id_status_idx" ON "email_sends"("campaign_id", "status");

-- The list of subscribers, newest first, and the segment by day.
CREATE INDEX "newsletter_subscribers_subscribed_at_id_idx"
  ON "newsletter_subscribers"("subscribed_at" DESC, "id" DESC);
