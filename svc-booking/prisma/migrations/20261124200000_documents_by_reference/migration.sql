-- Documents are found by the reference of their booking, which may be deleted.
CREATE INDEX "documents_booking_reference_idx" ON "documents" ((snapshot->'stay'->>'bookingReference'));
