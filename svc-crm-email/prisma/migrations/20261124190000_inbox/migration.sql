-- One thread per guest, with what visitors and guests wrote and what staff answered.
CREATE TABLE "threads" (
    "id" TEXT NOT NULL,
    "guest_id" TEXT,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'open',
    "last_message_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "threads_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "threads_status_check" CHECK ("status" IN ('open', 'closed'))
);
CREATE UNIQUE INDEX "threads_guest_id_key" ON "threads"("guest_id");
CREATE INDEX "threads_last_message_at_id_idx" ON "threads"("last_message_at", "id");
CREATE INDEX "threads_email_idx" ON "threads"("email");
ALTER TABLE "threads" ADD CONSTRAINT "threads_guest_id_fkey"
  FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "thread_messages" (
    "id" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "thread_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "occasion" TEXT,
    "booking_id" TEXT,
    "conversation" JSONB NOT NULL DEFAULT '[]',
    "idempotency_key" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "thread_messages_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "thread_messages_kind_check" CHECK ("kind" IN ('enquiry', 'chat', 'stay', 'reply'))
);
CREATE UNIQUE INDEX "thread_messages_position_key" ON "thread_messages"("position");
CREATE UNIQUE INDEX "thread_messages_thread_id_idempotency_key_key" ON "thread_messages"("thread_id", "idempotency_key");
CREATE INDEX "thread_messages_thread_id_created_at_position_idx" ON "thread_messages"("thread_id", "created_at", "position");
CREATE INDEX "thread_messages_booking_id_idx" ON "thread_messages"("booking_id");
-- The navigation counts unread threads once a minute for everyone who is signed in.
CREATE INDEX "thread_messages_unread_idx" ON "thread_messages"("thread_id") WHERE "read_at" IS NULL AND "kind" <> 'reply';
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_fkey"
  FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "saved_replies" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_replies_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "saved_replies_name_key" ON "saved_replies"("name");

CREATE TABLE "notice_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "kinds" JSONB NOT NULL,
    "digest_interval" TEXT NOT NULL,
    "digest_hour" INTEGER NOT NULL,

    CONSTRAINT "notice_settings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "owner_notices" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "message_key" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "guest_id" TEXT,
    "booking_id" TEXT,
    "address" TEXT,
    "digest_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "owner_notices_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "owner_notices_message_key_key" ON "owner_notices"("message_key");
CREATE INDEX "owner_notices_digest_key_idx" ON "owner_notices"("digest_key");

ALTER TABLE "guest_bookings" ADD COLUMN "stay_link_hash" TEXT;
CREATE UNIQUE INDEX "guest_bookings_stay_link_hash_key" ON "guest_bookings"("stay_link_hash");

-- Contact messages become threads. A job repeats this for what the previous version stores while it still serves. Messages
-- of the last week are unread in an open thread; the owner answered older ones by email.
INSERT INTO "threads" ("id", "guest_id", "email", "name", "status", "last_message_at", "created_at")
SELECT gen_random_uuid()::text, min(m."guest_id"), min(coalesce(g."email", lower(trim(m."email")))),
  (array_agg(m."name" ORDER BY m."created_at" DESC))[1],
  CASE WHEN max(m."created_at") > now() - interval '7 days' THEN 'open' ELSE 'closed' END,
  max(m."created_at"), min(m."created_at")
FROM "contact_messages" m LEFT JOIN "guests" g ON g."id" = m."guest_id"
GROUP BY coalesce(m."guest_id", lower(trim(m."email")));

INSERT INTO "thread_messages" ("id", "thread_id", "kind", "author", "text", "occasion", "read_at", "created_at")
SELECT m."id", t."id", 'enquiry', m."name", m."message", m."occasion",
  CASE WHEN m."created_at" > now() - interval '7 days' THEN NULL ELSE now() END, m."created_at"
FROM "contact_messages" m JOIN "threads" t
  ON t."guest_id" = m."guest_id" OR (m."guest_id" IS NULL AND t."guest_id" IS NULL AND t."email" = lower(trim(m."email")))
ORDER BY m."created_at";

-- A chat names its visitor only if they typed an address. Those of guests become messages of their threads, as read.
CREATE TEMPORARY TABLE "chats_of_guests" ON COMMIT DROP AS
SELECT c."id", c."message", c."response", c."created_at", g."id" AS "guest_id", g."email",
  coalesce(g."guest_name", '') AS "name"
FROM "chat_messages" c JOIN LATERAL (
  SELECT guest.* FROM "guests" guest
  WHERE guest."email" IN (
    SELECT trim(BOTH '.' FROM word) FROM regexp_split_to_table(lower(c."message"), '[^a-z0-9.@_%+-]+') word)
  ORDER BY guest."created_at" LIMIT 1) g ON true
WHERE strpos(c."message", '@') > 0;

INSERT INTO "threads" ("id", "guest_id", "email", "name", "status", "last_message_at", "created_at")
SELECT gen_random_uuid()::text, "guest_id", min("email"), min("name"), 'closed', max("created_at"), min("created_at")
FROM "chats_of_guests" GROUP BY "guest_id" ON CONFLICT ("guest_id") DO NOTHING;

INSERT INTO "thread_messages" ("id", "thread_id", "kind", "author", "text", "conversation", "read_at", "created_at")
SELECT c."id", t."id", 'chat', c."name", c."message",
  jsonb_build_array(jsonb_build_object('from', 'guest', 'text', c."message"),
    jsonb_build_object('from', 'assistant', 'text', c."response")), now(), c."created_at"
FROM "chats_of_guests" c JOIN "threads" t ON t."guest_id" = c."guest_id"
ORDER BY c."created_at";
UPDATE "threads" t SET "last_message_at" = m."at"
FROM (SELECT "thread_id", max("created_at") AS "at" FROM "thread_messages" GROUP BY 1) m
WHERE m."thread_id" = t."id" AND m."at" > t."last_message_at";
