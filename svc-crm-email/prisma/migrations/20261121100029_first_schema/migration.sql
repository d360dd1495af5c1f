-- CreateTable
CREATE TABLE "guests" (
    "id" TEXT NOT NULL,
    "first_name" TEXT,
    "last_name" TEXT,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "date_of_birth" DATE,
    "partner_first_name" TEXT,
    "partner_last_name" TEXT,
    "partner_date_of_birth" DATE,
    "anniversary_date" DATE,
    "how_they_found_us" TEXT,
    "special_requests" TEXT,
    "address" TEXT,
    "city" TEXT,
    "state" TEXT,
    "zip_code" TEXT,
    "preferred_contact_method" TEXT,
    "preferences" TEXT,
    "opt_out_emails" BOOLEAN NOT NULL DEFAULT false,
    "sequence_key" TEXT,
    "sequence_step" INTEGER NOT NULL DEFAULT 0,
    "tags" TEXT,
    "guest_name" TEXT,
    "partner_name" TEXT,
    "last_contact_date" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guest_bookings" (
    "booking_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "guest_id" TEXT,
    "booking_reference" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "check_in_date" DATE NOT NULL,
    "check_out_date" DATE NOT NULL,
    "total_price" DECIMAL(10,2) NOT NULL,
    "entry_code" TEXT,
    "state" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guest_bookings_pkey" PRIMARY KEY ("booking_id")
);

-- CreateTable
CREATE TABLE "guest_notes" (
    "id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "author" TEXT NOT NULL DEFAULT 'Admin',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guest_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guest_events" (
    "id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guest_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "partner_name" TEXT,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "occasion" TEXT,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_allowances" (
    "client_address" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "window_started" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_allowances_pkey" PRIMARY KEY ("client_address")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "response" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_subscribers" (
    "id" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "promo_code" TEXT,
    "campaign_name" TEXT NOT NULL DEFAULT 'childcare-landing',
    "email_sent" BOOLEAN NOT NULL DEFAULT false,
    "email_sent_at" TIMESTAMPTZ(3),
    "subscribed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_sequences" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "sequence_key" TEXT NOT NULL,
    "trigger_type" TEXT NOT NULL,
    "trigger_value" INTEGER,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_sequences_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_templates" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html_content" TEXT NOT NULL,
    "text_content" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sequence_templates" (
    "id" TEXT NOT NULL,
    "sequence_id" TEXT NOT NULL,
    "template_id" TEXT NOT NULL,
    "step_number" INTEGER NOT NULL,
    "delay_value" INTEGER NOT NULL,
    "delay_unit" TEXT NOT NULL,
    "override_subject" TEXT,
    "override_html_content" TEXT,
    "override_text_content" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "sequence_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_sends" (
    "id" TEXT NOT NULL,
    "guest_id" TEXT,
    "sequence_template_id" TEXT,
    "sequence_id" TEXT,
    "template_id" TEXT,
    "step_number" INTEGER,
    "trigger_event_type" TEXT,
    "trigger_event_date" TIMESTAMPTZ(3),
    "booking_id" TEXT,
    "kind" TEXT NOT NULL,
    "message_key" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "reply_to" TEXT,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "status" TEXT NOT NULL DEFAULT 'pending',
    "send_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leased_until" TIMESTAMPTZ(3),
    "error_message" TEXT,
    "provider_message_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_sends_pkey" PRIMARY KEY ("id")
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
CREATE UNIQUE INDEX "guests_email_key" ON "guests"("email");

-- CreateIndex
CREATE INDEX "guest_bookings_guest_id_check_in_date_idx" ON "guest_bookings"("guest_id", "check_in_date");

-- CreateIndex
CREATE INDEX "guest_notes_guest_id_idx" ON "guest_notes"("guest_id");

-- CreateIndex
CREATE INDEX "guest_events_guest_id_occurred_at_idx" ON "guest_events"("guest_id", "occurred_at");

-- CreateIndex
CREATE INDEX "contact_allowances_window_started_idx" ON "contact_allowances"("window_started");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers"("email");

-- CreateIndex
CREATE UNIQUE INDEX "email_sequences_sequence_key_key" ON "email_sequences"("sequence_key");

-- CreateIndex
CREATE INDEX "sequence_templates_template_id_idx" ON "sequence_templates"("template_id");

-- CreateIndex
CREATE UNIQUE INDEX "sequence_templates_sequence_id_step_number_key" ON "sequence_templates"("sequence_id", "step_number");

-- CreateIndex
CREATE UNIQUE INDEX "email_sends_message_key_key" ON "email_sends"("message_key");

-- CreateIndex
CREATE UNIQUE INDEX "email_sends_provider_message_id_key" ON "email_sends"("provider_message_id");

-- CreateIndex
CREATE INDEX "email_sends_booking_id_idx" ON "email_sends"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_sends_guest_id_sequence_id_step_number_booking_id_key" ON "email_sends"("guest_id", "sequence_id", "step_number", "booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_events_position_key" ON "outbox_events"("position");

-- AddForeignKey
ALTER TABLE "guest_bookings" ADD CONSTRAINT "guest_bookings_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guest_notes" ADD CONSTRAINT "guest_notes_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guest_events" ADD CONSTRAINT "guest_events_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sequence_templates" ADD CONSTRAINT "sequence_templates_sequence_id_fkey" FOREIGN KEY ("sequence_id") REFERENCES "email_sequences"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sequence_templates" ADD CONSTRAINT "sequence_templates_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "email_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_sends" ADD CONSTRAINT "email_sends_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand: the relay looks for unpublished rows only.
CREATE INDEX "outbox_events_unpublished" ON "outbox_events"("position") WHERE "published_at" IS NULL;

-- By hand: the mail worker looks for pending sends only.
CREATE INDEX "email_sends_pending" ON "email_sends"("send_at") WHERE "status" = 'pending';
