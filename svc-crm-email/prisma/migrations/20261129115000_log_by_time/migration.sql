-- The log of emails is read newest first: when each was sent or failed, or is due.
CREATE INDEX "email_sends_log" ON "email_sends" ((COALESCE("sent_at", "settled_at", "send_at")) DESC, "id" DESC);
