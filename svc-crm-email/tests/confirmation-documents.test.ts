import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { eventually } from '@getaway/testing/eventually';
import { bookingOfNewGuest } from './booking-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

/** Bytes that no text encoding survives. */
const pdf = Buffer.from([...Buffer.from('%PDF-1.7 INV-2026-0001 '), 0, 13, 10, 255, 254, 128, 27]);
const names = ['INV-2026-0001.pdf', 'R-2026-0001.pdf'];

/** svc-booking as its contract describes it. It can be unavailable, or answer something else. */
interface BookingStandIn {
  readonly url: string;
  readonly asked: string[];
  answer: () => { status: number; body: object };
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function bookingStandIn(): Promise<BookingStandIn> {
  const port = await findFreePort();
  let server: Server | undefined;
  const standIn: BookingStandIn = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    answer: () => ({ status: 200, body: { documents: [] } }),
    start: async () => {
      const fresh = createServer((request, response) => {
        void text(request).then((body) => {
          standIn.asked.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
          const { status, body: answer } = standIn.answer();
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
        });
      });
      server = fresh;
      await new Promise<void>((resolve) => fresh.listen(port, '127.0.0.1', resolve));
    },
    stop: async () => {
      const old = server;
      server = undefined;
      old?.closeAllConnections();
      if (old) await new Promise<void>((resolve) => old.close(() => resolve()));
    },
  };
  await standIn.start();
  return standIn;
}

const both = () => ({
  status: 200,
  body: { documents: names.map((filename) => ({ filename, content: pdf.toString('base64') })) },
});

let booking: BookingStandIn;
let service: RunningService;
beforeAll(async () => {
  booking = await bookingStandIn();
  service = await startCrm({ BOOKING_URL: booking.url, CONFIRMATION_DOCUMENTS: 'on' });
});
afterAll(async () => {
  await service.stop();
  await booking.stop();
});
beforeEach(() => {
  booking.answer = both;
  booking.asked.length = 0;
});

const emailsFor = (state: BookingState) => service.catcher.emailsTo(state.email);
const sent = (state: BookingState) =>
  eventually(() => {
    const [email] = emailsFor(state);
    if (!email) throw new Error('no email yet');
    return email;
  });
const waiting = (state: BookingState) =>
  eventually(async () => {
    const { rows } = await service.database.query<{ status: string; attempts: number; reason: string }>(
      `SELECT status, attempts, error_message AS reason FROM email_sends
       WHERE kind = 'booking-confirmed' AND to_address = $1 AND error_message IS NOT NULL`,
      [state.email],
    );
    expect(rows).toEqual([
      { status: 'pending', attempts: 0, reason: 'Waiting for the invoice from svc-booking' },
    ]);
  });
/** Makes waiting emails due now. */
const retry = () =>
  service.database.query("UPDATE email_sends SET leased_until = now() WHERE status = 'pending'");

test('the confirmation carries the documents that svc-booking issues, byte for byte, next to the invitation', async () => {
  const state = bookingOfNewGuest();
  await service.publishBooking(state);
  const { attachments } = await sent(state);
  expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`stay-${state.bookingReference}.ics`, 'text/calendar'],
    ['INV-2026-0001.pdf', 'application/pdf'],
    ['R-2026-0001.pdf', 'application/pdf'],
  ]);
  expect(Buffer.from(attachments[1]?.base64 ?? '', 'base64').equals(pdf)).toBe(true);
  expect(booking.asked).toEqual([
    `POST /internal/confirmation-documents Bearer a token for tests that is long {"bookingId":"${state.entityId}"}`,
  ]);
  const { rows } = await service.database.query<{ kept: string }>(
    `SELECT attachments::text AS kept FROM email_sends WHERE kind = 'booking-confirmed' AND to_address = $1`,
    [state.email],
  );
  expect(rows[0]?.kept).not.toContain('.pdf');
});

test('the confirmation waits while svc-booking is unavailable, uses no attempt, and is sent once when it is back', async () => {
  await booking.stop();
  const state = bookingOfNewGuest();
  await service.publishBooking(state);
  await waiting(state);
  expect(emailsFor(state)).toEqual([]);
  await booking.start();
  await retry();
  expect((await sent(state)).attachments).toHaveLength(3);
  await service.untilSent();
  expect(emailsFor(state)).toHaveLength(1);
});

test.each([
  ['a failure', { status: 500, body: {} }],
  ['an answer that is no PDF', { status: 200, body: { documents: [{ filename: '../etc', content: '?' }] } }],
])('the confirmation waits after %s, and is sent once later', async (_what, answer) => {
  booking.answer = () => answer;
  const state = bookingOfNewGuest();
  await service.publishBooking(state);
  await waiting(state);
  booking.answer = both;
  await retry();
  await sent(state);
  await service.untilSent();
  expect(emailsFor(state)).toHaveLength(1);
});

test('the confirmation of a stay that nothing is charged for is sent without documents', async () => {
  booking.answer = () => ({ status: 200, body: { documents: [] } });
  const state = bookingOfNewGuest();
  await service.publishBooking(state);
  expect((await sent(state)).attachments).toHaveLength(1);
});

test('other emails about a booking carry no documents', async () => {
  const state = bookingOfNewGuest({ status: 'pending_payment', paymentDueAt: '2099-01-01T12:00:00.000Z' });
  await service.publishBooking(state);
  await sent(state);
  expect(booking.asked).toEqual([]);
});
