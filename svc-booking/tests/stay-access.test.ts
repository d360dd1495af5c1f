import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { answerLinkRequests } from '../src/guest-page/answer-link-requests.ts';
import { keepStayLinks } from '@getaway/service-kit/stay-links/open-stay';
import { stayTokenHash } from '@getaway/service-kit/stay-links/stay-link';
import { deskForTests } from './desk-for-tests.ts';
import { inDays } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';
import { openTestDeps } from './test-deps.ts';

const { service, desk } = await deskForTests();
const deps = openTestDeps(service);

let day = 20;
const paidGuest = async () => {
  const { id, total } = await paidStay(service, (day += 6));
  const token = await tokenOf(service, id);
  return { id, total, first: day, token, guest: stayGuest(service, token) };
};
const forgetGuesses = () => service.database.query('DELETE FROM rate_limits');
/** Everything that the database stores, as text. */
const everythingStored = async (): Promise<string> => {
  const { rows: tables } = await service.database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await service.database.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
};

describe('a token', () => {
  it('opens exactly one booking, in each call', async () => {
    const own = await paidGuest();
    const other = await paidGuest();
    const dinner = await desk.aService('Dinner', 80);
    const invoice = await service.staff.post<{ number: string }[]>(
      `/api/admin/bookings/${other.id}/documents`,
      { kind: 'invoice' },
    );
    const before = (await desk.read(other.id)).body;
    const trace = async () => ({
      booking: (await desk.read(other.id)).body,
      history: (await desk.history(other.id)).length,
      events: (await desk.events(other.id)).length,
    });
    const untouched = await trace();
    const { guest } = own;
    const move = (await guest.previewMove(inDays(own.first), inDays(own.first + 3))).body;
    const calls = [
      await guest.send('GET', ''),
      await guest.previewCancellation(),
      await guest.previewMove(inDays(own.first), inDays(own.first + 3)),
      await guest.move(inDays(own.first), inDays(own.first + 3), move.quote.total),
      await guest.send('GET', '/extras'),
      await guest.previewExtras([dinner]),
      await guest.addExtras([dinner], (await guest.previewExtras([dinner])).body.quote.total),
      await guest.change({ numberOfGuests: 1 }),
      await guest.pay((await guest.view()).canPay.amount),
      await guest.settle(),
      await guest.send('GET', '/calendar.ics'),
      await guest.cancel((await guest.view()).canCancel.refund),
    ];
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200));
    const said = JSON.stringify(calls.map(({ body }) => body));
    for (const secret of [before.bookingReference, before.id, other.token])
      expect(said).not.toContain(secret);
    expect((await guest.send('GET', `/documents/${invoice.body[0]?.number ?? ''}`)).status).toBe(404);
    expect(await trace()).toEqual(untouched);
    expect((await desk.read(own.id)).body.status).toBe('cancelled');
  });

  it('that is missing, malformed, unknown or another scheme’s gets one answer in each call', async () => {
    const { token } = await paidGuest();
    const paths = [
      ['GET', ''],
      ['GET', '/extras'],
      ['GET', '/unavailable-dates'],
      ['GET', '/calendar.ics'],
      ['GET', '/documents/INV-2026-0001'],
      ['POST', '/cancellation-preview'],
      ['POST', '/cancellation', { shownRefund: '1.00' }],
      ['POST', '/move-preview', { checkInDate: inDays(2), checkOutDate: inDays(3) }],
      ['POST', '/move', { checkInDate: inDays(2), checkOutDate: inDays(3), shownTotal: '1.00' }],
      ['POST', '/extras-preview', { addOnIds: [], packageIds: [] }],
      ['POST', '/extras', { addOnIds: [], packageIds: [], shownTotal: '1.00' }],
      ['POST', '/details', { numberOfGuests: 1 }],
      ['POST', '/payment-intent', { amount: 1 }],
      ['POST', '/settle'],
    ] as const;
    const answers = new Set<string>();
    for (const wrong of ['', 'x', randomBytes(32).toString('base64url'), `${token}x`, token.toLowerCase()])
      for (const [method, path, body] of paths) {
        await forgetGuesses();
        const { status, body: answer } = await stayGuest(service, wrong).send<{
          type: string;
          detail: string;
        }>(method, path, body);
        answers.add(JSON.stringify([status, answer.type, answer.detail]));
      }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('[404,"stay-not-found"');
    await forgetGuesses();
  });

  it('outlives a change of the case of its email address, which is sent no other one', async () => {
    const { id, guest } = await paidGuest();
    const { email } = (await desk.read(id)).body;
    await desk.change(id, { email: email.replace(/^./, (first) => first.toUpperCase()) });
    expect((await guest.send('GET', '')).status).toBe(200);
  });

  it('ends with the email address, also of a change past the service', async () => {
    const { id, token, guest } = await paidGuest();
    await desk.change(id, { email: 'new@example.com' });
    expect((await guest.send('GET', '')).status).toBe(404);
    const second = await tokenOf(service, id);
    expect(second).not.toBe(token);
    expect((await stayGuest(service, second).view()).status).toBe('confirmed');
    await service.database.query(`UPDATE bookings SET email = 'third@example.com' WHERE id = $1`, [id]);
    expect((await stayGuest(service, second).send('GET', '')).status).toBe(404);
    const { rows } = await service.database.query<{ version: number }>(
      `SELECT (data->>'linkVersion')::int AS version FROM outbox_events
       WHERE type = 'booking.changed' AND data->>'entityId' = $1 ORDER BY position DESC LIMIT 1`,
      [id],
    );
    expect(rows[0]?.version).toBeGreaterThanOrEqual(2);
    await forgetGuesses();
  });

  it('is known to other services alone as current, until it ends', async () => {
    const { id, token } = await paidGuest();
    const state = (bearer: string) =>
      fetch(`${service.internalAddress}/internal/stay-link?hash=${stayTokenHash(token)}`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
    expect((await state('a token of a stranger')).status).toBe(401);
    expect(await (await state('a token for tests that is long')).json()).toEqual({ isCurrent: true });
    await desk.change(id, { email: 'fourth@example.com' });
    expect(await (await state('a token for tests that is long')).json()).toEqual({ isCurrent: false });
  });

  it('works for bookings of the previous version, and another secret ends it at the next start', async () => {
    const { id, token, guest } = await paidGuest();
    await service.database.query('UPDATE bookings SET stay_link_hash = NULL');
    expect((await guest.view()).status).toBe('confirmed');
    const secret = 'a secret of another house, long enough';
    await keepStayLinks({ ...deps.stayLinks, secret });
    expect((await guest.send('GET', '')).status).toBe(404);
    await keepStayLinks(deps.stayLinks);
    expect((await stayGuest(service, token).view()).status).toBe('confirmed');
    expect(await tokenOf(service, id)).toBe(token);
    await forgetGuesses();
  });

  it('opens a booking that has no hash yet for many calls at once', async () => {
    const { guest } = await paidGuest();
    for (let round = 0; round < 5; round += 1) {
      await service.database.query('UPDATE bookings SET stay_link_hash = NULL');
      const statuses = await Promise.all(
        Array.from({ length: 10 }, async () => (await guest.send('GET', '')).status),
      );
      expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    }
    await forgetGuesses();
  });

  it('is stored nowhere, in no event, and in no answer that is kept', async () => {
    const { id, token, guest } = await paidGuest();
    await guest.change({ numberOfGuests: 1 }, randomUUID());
    await guest.change({ checkInTime: '03:00' }, randomUUID());
    const { bookingReference, email } = (await desk.read(id)).body;
    await service.browser().post('/api/find-booking', { bookingReference, email });
    const stored = await everythingStored();
    expect(stored).not.toContain(token);
    // The control: its booking is among what was searched.
    expect(stored).toContain(bookingReference);
  });
});

describe('a guest who lost the link', () => {
  const requested = async (id: string) => {
    const { rows } = await service.database.query<{ data: Record<string, unknown> }>(
      `SELECT data FROM outbox_events WHERE type = 'stay.link_requested' AND data->>'bookingId' = $1`,
      [id],
    );
    return rows.map(({ data }) => data);
  };
  const find = (body: Record<string, unknown>) => service.browser().post('/api/find-booking', body);

  it('gets it by email with the reference and the address, in any spelling of both', async () => {
    const { id } = await paidGuest();
    const { bookingReference, email } = (await desk.read(id)).body;
    const { status, body } = await find({
      bookingReference: `#${bookingReference.slice(0, 4)}-${bookingReference.slice(4)} `.toLowerCase(),
      email: email.toUpperCase(),
    });
    expect(status).toBe(202);
    expect(Object.keys(body)).toEqual(['message']);
    await eventually(async () =>
      expect(await requested(id)).toEqual([{ bookingId: id, bookingReference, email, linkVersion: 1 }]),
    );
  });

  it('gets at most three emails an hour', async () => {
    const { id } = await paidGuest();
    const { bookingReference, email } = (await desk.read(id)).body;
    for (let asked = 0; asked < 6; asked += 1) await find({ bookingReference, email });
    await answerLinkRequests(deps, 'c');
    await eventually(async () => {
      const { rows } = await service.database.query('SELECT 1 FROM stay_link_requests');
      expect(rows).toHaveLength(0);
    });
    expect(await requested(id)).toHaveLength(3);
  });

  it('gets the same answer for a wrong reference or address, and no email', async () => {
    await forgetGuesses();
    const { id } = await paidGuest();
    const { bookingReference, email } = (await desk.read(id)).body;
    const known = await find({ bookingReference, email });
    const wrongAddress = await find({ bookingReference, email: 'stranger@example.com' });
    const wrongReference = await find({ bookingReference: 'NOTTHERE', email });
    for (const answer of [wrongAddress, wrongReference])
      expect([answer.status, answer.body]).toEqual([known.status, known.body]);
    await eventually(async () => expect(await requested(id)).toHaveLength(1));
    const { rows } = await service.database.query('SELECT 1 FROM stay_link_requests');
    expect(rows).toHaveLength(0);
  });

  it('is refused after too many requests from one network', async () => {
    await forgetGuesses();
    const statuses: number[] = [];
    for (let asked = 0; asked < 22; asked += 1)
      statuses.push((await find({ bookingReference: 'NOTTHERE', email: 'a@example.com' })).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    await forgetGuesses();
  });
});
