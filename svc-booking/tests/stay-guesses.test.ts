import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { stayLinkRequested } from '@getaway/contracts/events/stay';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { proofLength, tellProof } from '@getaway/testing/proof';
import { findBooking } from '../src/bookings/find-booking.ts';
import { openStay } from '@getaway/service-kit/stay-links/open-stay';
import { deskForTests } from './desk-for-tests.ts';
import { paidStay } from './paid-stay.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';
import { openTestDeps } from './test-deps.ts';

/** `perRound`: requests of each kind. */
const { guesses, rounds, perRound } = proofLength({
  short: { guesses: 500, rounds: 15, perRound: 40 },
  long: { guesses: 10_000, rounds: 20, perRound: 200 },
});
/** Before that many rounds no ratio counts. */
const fewestRounds = 2;

const { service, desk } = await deskForTests();
const deps = openTestDeps(service);
afterAll(() => deps.database.close());

let day = 20;
const paidGuest = async () => {
  const { id } = await paidStay(service, (day += 6));
  return { id, guest: stayGuest(service, await tokenOf(service, id)) };
};
const randomToken = () => randomBytes(32).toString('base64url');
const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

describe(`${guesses} guesses of links`, () => {
  it('are throttled from the 21st on, find nothing, and lock out no guest of the same network', async () => {
    const { guest } = await paidGuest();
    await service.database.query('DELETE FROM rate_limits');
    const counts = new Map<number, number>();
    for (let sent = 0; sent < guesses; sent += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => stayGuest(service, randomToken()).send('GET', '')),
      );
      for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({ 404: 20, 429: guesses - 20 });
    expect((await guest.view()).status).toBe('confirmed');
    // The control: the same guesses at what looks up a link, without the limit around it.
    const looked = await Promise.all(
      Array.from({ length: 50 }, () => openStay(deps.stayLinks, randomToken())),
    );
    expect(looked.filter((found) => found === undefined)).toHaveLength(50);
    tellProof({
      proof: 'guesses of stay links',
      size: `${guesses} guesses: 20 looked at, none found`,
      control: 'without the limit all 50 of 50 are looked at',
    });
  });
});

describe('the time of an answer about a lost link', () => {
  type Asked = { readonly bookingReference: string; readonly email: string };

  /** How long known pairs take compared with unknown ones, asked in random order. Grows until it is within 5%, or to the end. */
  const ratioOf = async (ask: (asked: Asked) => Promise<unknown>, known: readonly Asked[]) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    let ratio = 0;
    let round = 0;
    while (round < rounds) {
      round += 1;
      for (let turn = 0; turn < 2 * perRound; turn += 1) {
        // In pairs, of which either one comes first.
        const first = turn % 2 === 0 ? randomInt(2) : 1 - Number(lastWasKnown);
        const isKnown = first === 1;
        lastWasKnown = isKnown;
        const { bookingReference, email } = known[turn % known.length] ?? { bookingReference: '', email: '' };
        const asked = isKnown ? { bookingReference, email } : { bookingReference: 'ZZZZZZZZ', email };
        const started = performance.now();
        await ask(asked);
        (isKnown ? times.known : times.unknown).push(performance.now() - started);
      }
      ratio = medianOf(times.known) / medianOf(times.unknown);
      if (round >= fewestRounds && Math.abs(ratio - 1) < 0.04) break;
    }
    return { ratio, asked: round * perRound };
  };
  let lastWasKnown = false;

  it('is the same for known and unknown bookings', async () => {
    const known: Asked[] = [];
    for (let made = 0; made < 10; made += 1) {
      const { id } = await paidGuest();
      const { bookingReference, email } = (await desk.read(id)).body;
      known.push({ bookingReference, email });
    }
    const own = await ratioOf(async (asked) => {
      const from = `203.0.${randomInt(256)}.${randomInt(256)}`;
      const { status } = await service
        .browser()
        .post('/api/find-booking', asked, { 'x-forwarded-for': from });
      if (status === 429) await service.database.query('DELETE FROM rate_limits');
    }, known);
    expect(own.ratio).toBeGreaterThan(0.95);
    expect(own.ratio).toBeLessThan(1.05);
    // The control looks first, and publishes before it answers.
    const naive = await ratioOf(async ({ bookingReference, email }) => {
      const { prisma } = deps.database;
      const booking = await findBooking(prisma, { bookingReference });
      if (booking?.email !== email) return;
      const data = { bookingId: booking.id, bookingReference, email, linkVersion: booking.linkVersion };
      await deps.database.transact((_tx, sql) =>
        appendEvent(sql, stayLinkRequested, data, { correlationId: 'control', now: deps.now() }),
      );
    }, known);
    expect(naive.ratio).toBeGreaterThan(1.05);
    tellProof({
      proof: 'time of Find my booking',
      size: `${own.asked} pairs: known/unknown ${own.ratio.toFixed(3)}`,
      control: `one that looks before it answers: ${naive.ratio.toFixed(2)}`,
    });
  });
});
