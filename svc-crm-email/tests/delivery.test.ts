import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { fixedClock } from '@getaway/testing/fixed-clock';
import { crmPerTest } from './crm-per-test.ts';
import { countUnsent, seedDueSteps } from './due-steps.ts';
import type { RunningService } from './running-service.ts';
import { staffOf } from './staff.ts';

const clock = fixedClock(new Date().toISOString());
const start = crmPerTest(() => clock.now());

const sendsOf = async (crm: RunningService, address: string): Promise<EmailSend[]> =>
  (await staffOf(crm).get<EmailSend[]>(`/api/admin/email-sends?search=${address}`)).body;

test('a dead address gets no more marketing, but transactional emails are still tried', async () => {
  const crm = await start();
  crm.catcher.refusals.set('due1@example.com', '5.1.1 no such mailbox');
  await seedDueSteps(crm.database, 1);
  await eventually(async () =>
    expect(await sendsOf(crm, 'due1@example.com')).toMatchObject([{ status: 'failed', attempts: 1 }]),
  );
  const staff = staffOf(crm);
  const { body: suppressions } = await staff.get<{ id: string }[]>('/api/admin/email-suppressions');
  expect(suppressions).toMatchObject([{ email: 'due1@example.com', reason: 'refused' }]);
  const now = clock.now().toISOString();
  await crm.publishBooking(
    bookingState({ entityId: randomUUID(), email: 'due1@example.com', confirmedAt: now, updatedAt: now }),
  );
  await eventually(async () =>
    expect(await sendsOf(crm, 'confirmed')).toMatchObject([{ status: 'pending', attempts: 1 }]),
  );
  const [failed] = await sendsOf(crm, 'due1@example.com').then((sends) =>
    sends.filter(({ status }) => status === 'failed'),
  );
  expect(failed?.errorMessage).toContain('5.1.1 no such mailbox');

  crm.catcher.refusals.clear();
  expect(await staff.remove(`/api/admin/email-suppressions/${suppressions[0]?.id}`)).toMatchObject({
    status: 204,
  });
  expect(await staff.post(`/api/admin/email-sends/${failed?.id}/retry`)).toMatchObject({ status: 200 });
  await eventually(() =>
    expect(crm.catcher.emailsTo('due1@example.com').map(({ subject }) => subject)).toEqual([
      'Maya, thank you for choosing Lantern Hollow',
    ]),
  );
  expect(await staff.post(`/api/admin/email-sends/${failed?.id}/retry`)).toMatchObject({
    status: 422,
    body: { type: 'not-repeatable' },
  });
});

test('any other refusal is our fault: five attempts with longer waits, then failed with the server’s text', async () => {
  const crm = await start();
  crm.catcher.refusals.set('due1@example.com', '5.7.1 relaying denied');
  await seedDueSteps(crm.database, 1);
  for (const [attempts, waitSeconds] of [10, 60, 600, 3_600].entries()) {
    await eventually(async () =>
      expect(await sendsOf(crm, 'due1@example.com')).toMatchObject([
        { attempts: attempts + 1, status: 'pending' },
      ]),
    );
    clock.advance(waitSeconds * 1_000);
  }
  await eventually(async () =>
    expect(await sendsOf(crm, 'due1@example.com')).toMatchObject([
      { attempts: 5, status: 'failed', errorMessage: expect.stringContaining('relaying denied') as string },
    ]),
  );
  expect((await staffOf(crm).get('/api/admin/email-suppressions')).body).toEqual([]);
});

test('no more than MAILS_PER_MINUTE emails are sent in a minute, and marketing leaves a fifth to the others', async () => {
  const crm = await start({ MAILS_PER_MINUTE: '5' });
  clock.set(new Date(Date.now() + 60_000).toISOString());
  await seedDueSteps(crm.database, 10);
  for (const sent of [4, 8, 10]) {
    await eventually(() => expect(crm.catcher.emails).toHaveLength(sent));
    // Long enough for polls that would send more.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(crm.catcher.emails).toHaveLength(sent);
    clock.advance(60_001);
  }
  await seedDueSteps(crm.database, 10, 'more');
  await eventually(() => expect(crm.catcher.emails).toHaveLength(14));
  await crm.database.query(
    `INSERT INTO email_sends (id, kind, message_key, to_address, subject, html, text, send_at)
     SELECT 'owed' || n, 'enquiry-receipt', 'owed' || n, 'owed@example.com', 'Owed', '<p>x</p>', 'x', $1
     FROM generate_series(1, 2) n`,
    [clock.now()],
  );
  await eventually(() => expect(crm.catcher.emailsTo('owed@example.com')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(crm.catcher.emails).toHaveLength(15);
});

test('a database connection that breaks during a claim costs one claim, not the process', async () => {
  const crm = await start({ MAILS_PER_MINUTE: '100' });
  const holder = await crm.database.connect();
  await holder.query("SELECT pg_advisory_lock(hashtext('mails-per-minute'))");
  await seedDueSteps(crm.database, 1);
  await eventually(async () => {
    const { rowCount } = await crm.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%mails-per-minute%'
         AND pid <> pg_backend_pid()`,
    );
    expect(rowCount).toBeGreaterThan(0);
  });
  await holder.query("SELECT pg_advisory_unlock(hashtext('mails-per-minute'))");
  holder.release();
  await eventually(() => expect(crm.catcher.emailsTo('due1@example.com')).toHaveLength(1));
});

test('no line break in an email’s content or reply address adds a header or a recipient', async () => {
  const crm = await start();
  const sneaked = '\r\nBcc: spy@example.com\r\nX-Sneaked: yes';
  await crm.database.query(
    `INSERT INTO email_sends (id, kind, message_key, to_address, reply_to, subject, html, text, send_at)
     VALUES ('sneaky', 'enquiry-receipt', 'sneaky', 'maya@example.com', $1, $2, '<p>x</p>', 'x', now())`,
    [`guest@example.com${sneaked}`, `Hello${sneaked}`],
  );
  const email = await eventually(() => {
    const [first] = crm.catcher.emails;
    if (!first) throw new Error('not yet');
    return first;
  });
  expect(email.to).toEqual(['maya@example.com']);
  expect(Object.keys(email.headers)).not.toContain('bcc');
  expect(Object.keys(email.headers)).not.toContain('x-sneaked');
});

test('a name that looks like an encoded word is not decoded by mail programs', async () => {
  const crm = await start();
  await crm.database.query(
    `INSERT INTO email_sends (id, kind, message_key, to_address, subject, html, text, send_at)
     VALUES ('encoded', 'enquiry-owner', 'encoded', 'host@example.com', $1, '<p>x</p>', 'x', now())`,
    ['New message from =?utf-8?Q?Bcc:=20evil?='],
  );
  const { subject } = await eventually(() => {
    const [first] = crm.catcher.emailsTo('host@example.com');
    if (!first) throw new Error('not yet');
    return first;
  });
  expect(subject).not.toContain('Bcc: evil');
});

test('two replicas share due emails: each guest gets one, and the reminder is sent once', async () => {
  const crm = await start();
  const replica = await crm.startReplica();
  const now = clock.now();
  const { email } = await reserve(crm, now);
  await eventually(() => expect(crm.catcher.emailsTo(email)).toHaveLength(1));
  await crm.database.query(
    "UPDATE email_sends SET send_at = now() - interval '1 minute' WHERE kind = 'payment-reminder'",
  );
  await seedDueSteps(crm.database, 200);
  await eventually(async () => expect(await countUnsent(crm.database)).toBe(0));
  await replica.stop();
  const letters = crm.catcher.emails.filter(({ to }) => to.some((address) => address.startsWith('due')));
  expect(letters).toHaveLength(200);
  expect(new Set(letters.flatMap(({ to }) => to)).size).toBe(200);
  expect(crm.catcher.emailsTo(email)).toHaveLength(2);
});

/** A stay that waits for its payment, as svc-booking publishes it. */
async function reserve(crm: RunningService, now: Date): Promise<BookingState> {
  const reservation = bookingState({
    entityId: randomUUID(),
    email: 'reserved@example.com',
    status: 'pending_payment',
    paymentMethod: 'alternative',
    paymentDueAt: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
    updatedAt: now.toISOString(),
  });
  await crm.publishBooking(reservation);
  return reservation;
}
