import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NoticeSettings } from '@getaway/contracts/http/owner-notices';
import { bundledProperty } from '@getaway/property';
import { bookingState } from '@getaway/testing/booking-state';
import { expectFacts } from '@getaway/testing/expect-facts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { emailDigest } from '../src/owner-alerts/email-digest.ts';
import { usualNotices } from '../src/owner-alerts/notice.rules.ts';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter, type EmailWriter } from '../src/writing/write-email.ts';
import { unpaid } from './booking-states.ts';
import { moneyOf, recordedFor } from './ledger-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'stay@lanternhollow.example';

let service: RunningService;
let database: Database;
let emails: EmailWriter;
beforeEach(async () => {
  service = await startCrm({ CONTACT_PER_ADDRESS: '0' });
  database = openDatabase(service.databaseUrl, () => undefined, 60_000);
  const property = bundledProperty;
  const publicOrigin = 'https://house.example';
  emails = createEmailWriter({ fill: await loadTemplates(property), property, publicOrigin });
});
afterEach(async () => {
  await database.close();
  await service.stop();
});

const path = '/api/admin/inbox/notices';
const choose = (kinds: Partial<NoticeSettings['kinds']>, digest = usualNotices.digest) =>
  service.staff.put<NoticeSettings>(path, { kinds: { ...usualNotices.kinds, ...kinds }, digest });
const write = (email: string, message: string) =>
  fetch(`${service.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Maya Okafor', email, message }),
  });
const sendDigest = () =>
  database.transact((_tx, sql) =>
    emailDigest({ emails, ownerEmail: () => owner, timeZone: bundledProperty.timeZone }, sql, new Date()),
  );
/** Moves the news that wait into the past, as if time had passed. */
const age = (interval: string) =>
  service.database.query('UPDATE owner_notices SET created_at = created_at - $1::interval', [interval]);
const subjects = async () => {
  await service.untilSent();
  return service.catcher.emailsTo(owner).map(({ subject }) => subject);
};
const newBooking = (bookingReference: string, more = {}) =>
  service.publishBooking(
    bookingState({
      entityId: randomUUID(),
      bookingReference,
      email: `${bookingReference}@example.com`,
      ...more,
    }),
  );

test('the owner gets everything at once until they choose otherwise', async () => {
  const { body } = await service.staff.get<object>(path);
  expect(body).toEqual({ ...usualNotices, ownerEmail: owner });
  await write('first@example.com', 'Hello');
  expect(await subjects()).toEqual(['New message from Maya Okafor']);
});

test('a kind that is off causes no email, and the others go on', async () => {
  await choose({ booking: 'off', message: 'off' });
  await newBooking('AAAA2222');
  await newBooking('BBBB2222', unpaid());
  await write('second@example.com', 'Hello');
  expect(await subjects()).toEqual([expect.stringContaining('BBBB2222')]);
});

test('news for the digest wait for its time, come in one email, and only once', async () => {
  const saved = await choose({ booking: 'digest', message: 'digest' }, { interval: 'daily', hour: 7 });
  expect(saved.body).toMatchObject({ kinds: { booking: 'digest' }, digest: { interval: 'daily', hour: 7 } });
  await newBooking('CCCC2222');
  await newBooking('DDDD2222');
  await write('third@example.com', 'Hello');
  await service.untilSent();
  await age('1 day');
  await Promise.all([sendDigest(), sendDigest()]);
  await sendDigest();
  expect(await subjects()).toEqual([`3 updates from ${bundledProperty.name}`]);
  const [digest] = service.catcher.emailsTo(owner);
  for (const part of [digest?.html, digest?.text]) {
    expect(part).toContain('/admin/inbox?tab=notices');
    expectFacts(part, [
      'CCCC2222',
      'DDDD2222',
      'New message from Maya Okafor',
      'https://house.example/admin/inbox',
    ]);
  }
});

test('a digest shows the beginning of each message with its thread, as text, and each booking with its page', async () => {
  await choose({ booking: 'digest', message: 'digest' });
  const hostile = `<img src=x onerror=alert(1)>\n- New booking: nobody\n{{ property.email }} ${'long '.repeat(60)}OVER`;
  await write('hostile@example.com', hostile);
  await newBooking('GGGG2222', { specialRequests: 'A cake, please' });
  await service.untilSent();
  await age('1 day');
  await sendDigest();
  await service.untilSent();
  const [digest] = service.catcher.emailsTo(owner);
  const { rows } = await service.database.query<{ id: string }>('SELECT id FROM threads');
  for (const part of [digest?.html, digest?.text])
    expectFacts(part?.replaceAll(/<\/?bdi>/g, ''), [
      'hostile@example.com',
      '{{ property.email }} long',
      `https://house.example/admin/inbox?thread=${rows[0]?.id}`,
      'A cake, please',
      'https://house.example/admin/bookings?search=GGGG2222',
    ]);
  expect(digest?.html).toContain('&lt;img src=x onerror=alert(1)&gt; - New booking: nobody');
  expect(digest?.html).not.toContain('<img src=x');
  expect(digest?.text).not.toMatch(/^- New booking: nobody/m);
  expect(digest?.text).toMatch(/ long[long ]*…$/m);
  expect(digest?.text).not.toContain('OVER');
});

test('a digest lists 50 messages and counts the others, and one sender keeps no other off the list', async () => {
  await choose({ message: 'digest' });
  for (let n = 0; n < 55; n += 1) await write('talks@example.com', `Message ${n}`);
  await write('quiet@example.com', 'Only one');
  await service.untilHeard();
  await age('1 day');
  await sendDigest();
  await service.untilSent();
  const [digest] = service.catcher.emailsTo(owner);
  for (const part of [digest?.html, digest?.text])
    expectFacts(part, ['Only one', 'Message 48', 'and 6 more', 'https://house.example/admin/inbox']);
  expect(digest?.text).not.toContain('Message 49');
});

test('an hourly digest is due with the next full hour', async () => {
  await choose({ booking: 'digest' }, { interval: 'hourly', hour: 0 });
  await newBooking('EEEE2222');
  await service.untilHeard();
  await service.database.query(`UPDATE owner_notices SET created_at = date_trunc('hour', now())`);
  await sendDigest();
  expect(await subjects()).toEqual([]);
  await age('1 second');
  await sendDigest();
  expect(await subjects()).toHaveLength(1);
});

describe('a payment on the page of a stay', () => {
  const pay = async (reference: string, different: Parameters<typeof recordedFor>[2] = {}) => {
    const booking = bookingState({
      ...{ entityId: randomUUID(), bookingReference: reference, amountDue: '0.00' },
      email: `${reference}@example.com`,
      firstName: 'Maya',
    });
    await service.publishBooking(booking);
    await service.untilHeard();
    const entry = { amount: '40.00', method: 'card', ...different.entry } as const;
    const event = recordedFor(booking, moneyOf(booking, 2, { paid: '614.18' }), { ...different, entry });
    await service.publish('payment.recorded', event);
    await service.publish('payment.recorded', event);
    await service.untilHeard();
  };
  const subject = (reference: string) => `Payment received: ${reference}, $40.00`;
  beforeEach(() => choose({ booking: 'off' }));

  test('is emailed to the owner once, and the email says what it is for', async () => {
    await pay('GGGG2222', { paidFor: ['Roses'] });
    expect(await subjects()).toEqual([subject('GGGG2222')]);
    const [email] = service.catcher.emailsTo(owner);
    for (const body of [email?.html, email?.text])
      expectFacts(body, ['$40.00 paid by', 'GGGG2222', 'for Roses', 'paid in full', 'GGGG2222@example.com']);
  });

  test('is listed in the digest or left out, as the owner chose', async () => {
    await choose({ booking: 'off', payment: 'off' });
    await pay('HHHH2222');
    await choose({ booking: 'off', payment: 'digest' });
    await pay('JJJJ2222', { paidFor: ['Roses'] });
    expect(await subjects()).toEqual([]);
    await age('1 day');
    await sendDigest();
    expect(await subjects()).toHaveLength(1);
    const [digest] = service.catcher.emailsTo(owner);
    expectFacts(digest?.text, ['Payments', subject('JJJJ2222'), 'Roses']);
    expect(digest?.text).not.toContain('HHHH2222');
  });

  test('that staff recorded, or that another email reports, is not emailed to the owner', async () => {
    await pay('KKKK2222', { entry: { method: 'cash' } });
    await pay('LLLL2222', { announcedBy: 'booking.confirmed' });
    expect(await subjects()).toEqual([]);
  });
});

test('news that wait are in the next digest even if their kind is at once by then, and are not repeated', async () => {
  await choose({ booking: 'digest' });
  const state = bookingState({ entityId: 'again', bookingReference: 'FFFF2222', email: 'again@example.com' });
  await service.publishBooking(state);
  await service.untilHeard();
  await choose({ booking: 'at-once' });
  await service.publishBooking(state);
  expect(await subjects()).toEqual([]);
  await age('1 day');
  await sendDigest();
  expect(await subjects()).toHaveLength(1);
});

test('a kind that is newer than the saved settings is at once', async () => {
  await choose({ message: 'off' });
  await service.database.query(`UPDATE notice_settings SET kinds = kinds - 'stay-change'`);
  const { body } = await service.staff.get<NoticeSettings>(path);
  expect(body.kinds).toMatchObject({ message: 'off', 'stay-change': 'at-once' });
});

test.each([
  ['a kind is missing', { kinds: { message: 'off' }, digest: usualNotices.digest }],
  ['a mode is unknown', { ...usualNotices, kinds: { ...usualNotices.kinds, dispute: 'sometimes' } }],
  ['the hour does not exist', { ...usualNotices, digest: { interval: 'daily', hour: 24 } }],
])('settings are refused when %s', async (_what, settings) => {
  expect((await service.staff.put(path, settings)).status).toBe(400);
});
