import { afterAll, beforeAll, expect, it } from 'vitest';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { randomFrom } from '@getaway/testing/seeded-random';
import { randomActs } from './random-acts/acts.ts';
import { faultsOfBooks, finalEntries } from './random-acts/books.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

// However guests, staff, the provider, and banks act: totals are the sum of their lines, what is paid is the sum of its
// entries, the provider holds what the ledger says, and no final entry ever changes.

const { sequences, acts, checkEvery } = proofLength({
  short: { sequences: 2, acts: 60, checkEvery: 30 },
  long: { sequences: 200, acts: 1_000, checkEvery: 250 },
});
const seed = proofSeed();

let service: StaffedService;
beforeAll(async () => {
  service = await startStaffedService({ webhooks: false });
});
afterAll(() => service.stop());

it('money adds up after any acts in any order', async () => {
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const { act, settle } = randomActs(service, randomFrom(seed + sequence));
    let known = new Map<string, string>();
    for (let count = 1; count <= acts; count += 1) {
      await act();
      if (count % checkEvery !== 0) continue;
      await settle();
      expect(await faultsOfBooks(service), `SEED=${seed}, sequence ${sequence}, act ${count}`).toEqual([]);
      const entries = await finalEntries(service.database);
      for (const [id, text] of known) expect(entries.get(id)).toBe(text);
      known = entries;
    }
    await service.database.query('UPDATE bookings SET status = $1', ['cancelled']);
    await service.database.query('DELETE FROM unavailable_dates');
  }
  // The check sees a refund that is entered before the provider makes it.
  await service.database.query(
    `INSERT INTO ledger_entries (kind, method, amount_cents, status, payment_intent_id, idempotency_key, occurred_at)
     SELECT 'refund', 'card', -100, 'succeeded', payment_intent_id, 'too early', now() FROM ledger_entries
     WHERE payment_intent_id IS NOT NULL LIMIT 1`,
  );
  const control = await faultsOfBooks(service);
  expect(control).toHaveLength(1);
  tellProof({
    proof: 'money adds up',
    seed,
    size: `${sequences} sequences of ${acts} acts`,
    control: `a refund entered before the provider made it: ${control.length} fault`,
  });
});
