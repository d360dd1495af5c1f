-- CreateIndex
CREATE INDEX "ledger_entries_amount_cents_number_idx" ON "ledger_entries"("amount_cents", "number");

-- CreateIndex
CREATE INDEX "ledger_entries_recorded_by_effective_on_number_idx" ON "ledger_entries"("recorded_by", "effective_on" DESC, "number" DESC);
