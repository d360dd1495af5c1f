-- The tables that every service has for what it tells and hears.
CREATE TABLE outbox_events (
  position bigserial UNIQUE, id uuid PRIMARY KEY, type text NOT NULL, version int NOT NULL,
  occurred_at timestamptz NOT NULL, correlation_id text NOT NULL, data jsonb NOT NULL, published_at timestamptz
);
CREATE TABLE inbox_messages (
  consumer text, message_id uuid, seen_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (consumer, message_id)
);
CREATE TABLE refused_messages (
  consumer text, message_id uuid, envelope jsonb NOT NULL, refusals int NOT NULL, last_error text NOT NULL,
  refused_at timestamptz NOT NULL DEFAULT now(), parked_at timestamptz, PRIMARY KEY (consumer, message_id)
);
-- What the test's handler does, counted.
CREATE TABLE effects (consumer text NOT NULL, session_id text NOT NULL);
