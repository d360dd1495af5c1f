import { afterEach, beforeEach, expect, it } from 'vitest';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { randomFrom } from '@getaway/testing/seeded-random';
import { randomActs } from './random-acts/acts.ts';
import { faultsOfBooks, finalEntries } from './random-acts/books.ts';
import { atTodaysRates, undoneAmendment } from './random-acts/undone-amendment.ts';
import { paidStay } from './paid-stay.ts';
import { bookingsOfStaff } from './staff-bookings.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

// However guests, staff, the provider, banks, and operators act: totals are the sum of their lines, what is paid is the sum of
// its entries, the provider holds what the ledger says, each entry is published once, no final entry ever changes, and taking
// back what was added restores the total.

const length = proofLength({
  short: { sequences: 2, acts: 120, checkEvery: 40 },
  long: { sequences: 200, acts: 1_000, checkEvery: 250 },
});
const { acts, checkEvery } = length;
/** Fewer than all with SEQUENCES=…, for a machine with less time. */
const sequences = Number(process.env['SEQUENCES'] ?? length.sequences);
const seed = proofSeed();

let service: StaffedService;
let extraId: string;
beforeEach(async () => {
  service = await startStaffedService({ webhooks: false });
  extraId = await bookingsOfStaff(service, service.staff).aService('Picnic', 80);
});
afterEach(() => service.stop());

let restored = 0;
it.each(Array.from({ length: sequences }, (_, sequence) => seed + sequence))(
  `money adds up after ${acts} acts in any order (seed %i)`,
  async (own) => {
    const { act, settle, faults, restores } = randomActs(service, randomFrom(own), extraId);
    let known = new Map<string, string>();
    let knownRestores = 0;
    for (let count = 1; count <= acts; count += 1) {
      await act();
      if (count % checkEvery !== 0) continue;
      await settle();
      expect([...faults, ...(await faultsOfBooks(service))], `act ${count}`).toEqual([]);
      const entries = await finalEntries(service.database);
      // A restored backup has no entries that are newer than itself.
      if (restores() === knownRestores) for (const [id, text] of known) expect(entries.get(id)).toBe(text);
      [known, knownRestores] = [entries, restores()];
    }
    restored += restores();
  },
);

it('sees an amendment that is priced at today’s rates, and a refund that is entered before the provider makes it', async () => {
  const random = randomFrom(seed);
  const { id } = await paidStay(service, 30);
  expect(await undoneAmendment(service, random, { id, extraId })).toBeUndefined();
  const rate = await undoneAmendment(service, random, { id, extraId }, atTodaysRates(service));
  expect(rate).toContain('after an amendment was taken back');
  expect(await faultsOfBooks(service)).toEqual([]);
  await service.database.query(
    `INSERT INTO ledger_entries (kind, method, amount_cents, status, payment_intent_id, idempotency_key, occurred_at)
     SELECT 'refund', 'card', -100, 'succeeded', payment_intent_id, 'too early', now() FROM ledger_entries
     WHERE payment_intent_id IS NOT NULL LIMIT 1`,
  );
  const early = await faultsOfBooks(service);
  expect(early).toHaveLength(1);
  tellProof({
    proof: 'money adds up',
    seed,
    size: `${sequences} sequences of ${acts} acts, ${restored} restored backups`,
    control: `an amendment at today's rates: seen; a refund entered before the provider made it: ${early.length} fault`,
  });
});
