import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { randomFrom } from '@getaway/testing/seeded-random';
import { deskForTests } from './desk-for-tests.ts';
import { inDays } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';
import { untilServed } from './until-served.ts';

const { rounds } = proofLength({ short: { rounds: 3 }, long: { rounds: 24 } });
const acts = 50;
const seed = proofSeed();
const random = randomFrom(seed);
const centsOf = (amount: string | null | undefined) => Math.round(Number(amount ?? 0) * 100);

const { service, desk } = await deskForTests({ webhooks: false });

type Kind = 'cancel' | 'move' | 'extras';
const kindsOfRounds: readonly (readonly [Kind, ...Kind[]])[] = [
  ['move'],
  ['extras'],
  ['move', 'extras', 'cancel'],
];

interface Shown {
  readonly total: number;
  readonly status: number;
  readonly answered: number;
  readonly kind: Kind;
}

describe(`${acts} acts at once on one booking, ${rounds} rounds`, () => {
  it('never return more than the policy, take no taken night, and cost what was shown', async () => {
    const extras = [await desk.aService('Dinner', 90), await desk.aService('Roses', 45)];
    const done = { cancel: 0, move: 0, extras: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const first = 20 + round * 12;
      const { id, total } = await paidStay(service, first);
      const neighbor = await paidStay(service, first + 5);
      const guest = stayGuest(service, await tokenOf(service, id));
      const moves = [
        [first, first + 1],
        [first, first + 3],
        [first + 1, first + 4],
        [first - 1, first + 2],
        // One night of it is the neighbor's.
        [first + 3, first + 6],
      ] as const;
      const previews = await Promise.all(
        moves.map(([from, to]) => guest.previewMove(inDays(from), inDays(to))),
      );
      const added = await Promise.all(extras.map((extra) => guest.previewExtras([extra])));
      // The first act to win outdates what the others show, so each kind has rounds of its own.
      const kinds: readonly [Kind, ...Kind[]] = kindsOfRounds[round % kindsOfRounds.length] ?? ['move'];
      const act = async (): Promise<Shown> => {
        const kind = random.pick(kinds);
        if (kind === 'cancel') {
          const { status, body } = await untilServed(() => guest.cancel(total, randomUUID()));
          return { kind, status, total: centsOf(total), answered: centsOf(body.refund) };
        }
        if (kind === 'move') {
          const choice = random.below(moves.length);
          const [from, to] = moves[choice] ?? [first, first + 2];
          const shown = previews[choice]?.body.quote?.total ?? total;
          const { status, body } = await untilServed(() => guest.move(inDays(from), inDays(to), shown));
          return { kind, status, total: centsOf(shown), answered: centsOf(body.total) };
        }
        const choice = random.below(extras.length);
        const shown = added[choice]?.body.quote.total ?? total;
        const { status, body } = await untilServed(() => guest.addExtras([extras[choice] ?? ''], shown));
        return { kind, status, total: centsOf(shown), answered: centsOf(body.total) };
      };
      const outcomes = await Promise.all(Array.from({ length: acts }, act));
      for (const { status, kind, total: shown, answered } of outcomes) {
        expect([200, 409]).toContain(status);
        if (status !== 200) continue;
        done[kind] += 1;
        expect(answered).toBe(shown);
      }
      expect(outcomes.some(({ status }) => status === 200)).toBe(true);

      const { body: booking } = await desk.read(id);
      const ledger = await desk.ledger(id);
      const back = centsOf(ledger.returned) + centsOf(ledger.onItsWay);
      expect(centsOf(ledger.paid)).toBe(centsOf(total));
      if (booking.status === 'cancelled') {
        expect(back).toBe(centsOf(total));
        expect(await desk.nights(id)).toBe(0);
      } else {
        expect(booking.status).toBe('confirmed');
        expect(back).toBeLessThanOrEqual(Math.max(0, centsOf(total)));
        // What went back is owed again when a later act made the stay dearer.
        expect(centsOf(ledger.balance)).toBe(centsOf(booking.totalPrice) - centsOf(total) + back);
        expect(centsOf(ledger.balance)).toBeGreaterThanOrEqual(0);
        const { rows } = await service.database.query<{ nights: number }>(
          'SELECT check_out_date - check_in_date AS nights FROM bookings WHERE id = $1',
          [id],
        );
        expect(await desk.nights(id)).toBe(rows[0]?.nights);
      }
      expect(await desk.nights(neighbor.id)).toBe(2);
      expect((await desk.read(neighbor.id)).body.totalPrice).toBe(neighbor.total);
    }
    expect(done.move).toBeGreaterThan(0);
    expect(done.extras).toBeGreaterThan(0);
    tellProof({
      proof: 'acts of guests at once',
      seed,
      size: `${rounds} × ${acts} acts: ${done.move} moves, ${done.extras} extras, ${done.cancel} cancellations`,
      control: await refundsWithoutALock(),
    });
  }, 1_800_000);
});

/** The control: fifty cancellations that read what is left and then return it, without a lock. */
async function refundsWithoutALock(): Promise<string> {
  const pool = service.database;
  await pool.query('CREATE TABLE naive_refunds (amount int NOT NULL)');
  const cancel = async () => {
    const { rows } = await pool.query<{ left: number }>(
      'SELECT 500 - COALESCE(sum(amount), 0)::int AS left FROM naive_refunds',
    );
    const left = rows[0]?.left ?? 0;
    if (left > 0) await pool.query('INSERT INTO naive_refunds VALUES ($1)', [left]);
  };
  await Promise.all(Array.from({ length: acts }, cancel));
  const { rows } = await pool.query<{ back: number }>('SELECT sum(amount)::int AS back FROM naive_refunds');
  await pool.query('DROP TABLE naive_refunds');
  expect(rows[0]?.back).toBeGreaterThan(500);
  return `without a lock, ${rows[0]?.back ?? 0} of 500 went back`;
}
