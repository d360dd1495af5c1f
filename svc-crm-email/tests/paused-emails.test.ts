import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmailDelivery } from '@getaway/contracts/http/email-delivery';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { fixedClock } from '@getaway/testing/fixed-clock';
import { startCrm, type RunningService } from './running-service.ts';
import { startScriptedSmtp, type ScriptedSmtp, type SmtpMood } from './scripted-smtp.ts';
import { staffOf, type Staff } from './staff.ts';

const clock = fixedClock(new Date().toISOString());
let smtp: ScriptedSmtp;
let crm: RunningService;
let staff: Staff;
beforeAll(async () => {
  smtp = await startScriptedSmtp();
  crm = await startCrm({ SMTP_URL: smtp.url, OWNER_BOOKING_EMAILS: 'off' }, undefined, () => clock.now());
  staff = staffOf(crm);
});
afterAll(async () => {
  await crm.stop();
  await smtp.stop();
});

const delivery = async (): Promise<EmailDelivery> =>
  (await staff.get<EmailDelivery>('/api/admin/email-delivery')).body;
const sendsOf = async (address: string): Promise<EmailSend[]> =>
  (await staff.get<EmailSend[]>(`/api/admin/email-sends?search=${address}`)).body;
/** A confirmation that is due now. */
const confirm = async (email: string): Promise<void> => {
  const now = clock.now().toISOString();
  await crm.publishBooking(bookingState({ entityId: randomUUID(), email, confirmedAt: now, updatedAt: now }));
};
const untilPaused = (fault: string): Promise<void> =>
  eventually(async () => expect(await delivery()).toMatchObject({ paused: { fault } }));

const faults: [string, SmtpMood, string][] = [
  ['login', { at: 'AUTH', answer: '535 5.7.8 Username and Password not accepted' }, 'login'],
  ['quota', { at: 'DATA', answer: '550 5.4.5 Daily user sending limit exceeded' }, 'quota'],
  ['421', { at: 'greeting', answer: '421 4.7.0 Too busy, try again later' }, 'unavailable'],
  ['greylisted', { at: 'MAIL', answer: '450 4.7.1 Greylisted, please try again later' }, 'unavailable'],
  ['452', { at: 'MAIL', answer: '452 4.3.1 Insufficient system storage' }, 'unavailable'],
  ['hangs', 'hangs', 'unreachable'],
  ['resets', 'resets', 'unreachable'],
];

test.each(faults)(
  'a mail server that has this fault pauses emails and costs no attempt: %s',
  async (name, mood, fault) => {
    smtp.behave(mood);
    const email = `${name}@example.com`;
    await confirm(email);
    await untilPaused(fault);
    expect(await sendsOf(email)).toMatchObject([{ status: 'pending', attempts: 0 }]);

    // Later emails wait as well, without a request to the mail server.
    await confirm(`later-${email}`);
    await eventually(async () => expect(await sendsOf(`later-${email}`)).toHaveLength(1));
    expect(await delivery()).toMatchObject({ waiting: 2 });

    smtp.behave('well');
    await eventually(async () => {
      // The back-off has ended.
      clock.advance(15 * 60_000);
      expect(smtp.taken).toEqual(expect.arrayContaining([email, `later-${email}`]));
      expect(await delivery()).toMatchObject({ paused: null, waiting: 0 });
    });
    expect(smtp.taken.filter((to) => to === email)).toHaveLength(1);
  },
);

test('a login that is refused for hours is retried slowly, loses no confirmation, and staff can try at once', async () => {
  smtp.behave({ at: 'AUTH', answer: '535 5.7.8 Username and Password not accepted' });
  await confirm('hours@example.com');
  await untilPaused('login');
  const before = smtp.signIns();
  for (let quarter = 0; quarter < 12; quarter += 1) {
    const { paused } = await delivery();
    clock.advance(15 * 60_000);
    await eventually(async () => {
      const next = await delivery();
      expect(next.paused?.nextTryAt).not.toBe(paused?.nextTryAt);
      expect(Date.parse(next.paused?.nextTryAt ?? '')).toBeGreaterThan(clock.now().getTime() + 60_001);
    });
  }
  expect(smtp.signIns() - before).toBeLessThan(12 * 3);
  expect(await sendsOf('hours@example.com')).toMatchObject([{ status: 'pending', attempts: 0 }]);

  smtp.behave('well');
  expect(await staff.post('/api/admin/email-delivery/try')).toMatchObject({ status: 200 });
  clock.advance(10_000);
  await eventually(() => expect(smtp.taken).toContain('hours@example.com'));
});

test('a greylisted recipient is retried without a counted attempt, and others are not delayed', async () => {
  smtp.behave({ at: 'RCPT', answer: '450 4.2.0 Greylisted, see postgrey' });
  await confirm('grey@example.com');
  await eventually(async () => {
    expect((await sendsOf('grey@example.com'))[0]?.errorMessage).toContain('Greylisted');
  });
  expect(await delivery()).toMatchObject({ paused: null });
  smtp.behave('well');
  await confirm('white@example.com');
  await eventually(() => expect(smtp.taken).toContain('white@example.com'));
  expect(smtp.taken).not.toContain('grey@example.com');
  clock.advance(10 * 60_000);
  await eventually(() => expect(smtp.taken).toContain('grey@example.com'));
  // The server has it a moment before it is recorded as sent.
  await eventually(async () =>
    expect(await sendsOf('grey@example.com')).toMatchObject([{ status: 'sent', attempts: 0 }]),
  );
});

test('all failed emails are retried at once, except those that would come too late', async () => {
  const failed = (id: string, bookingId: string | null, expiresAt: string | null) =>
    crm.database.query(
      `INSERT INTO email_sends (id, kind, message_key, to_address, booking_id, subject, html, text, status, attempts,
         send_at, expires_at)
       VALUES ($1, 'booking-confirmed', $1, $1 || '@example.com', $2, 'Hello', '<p>x</p>', 'x', 'failed', 5, now(), $3)`,
      [id, bookingId, expiresAt],
    );
  const now = clock.now().toISOString();
  const over = bookingState({
    entityId: randomUUID(),
    checkInDate: calendarDate('2026-01-02'),
    checkOutDate: calendarDate('2026-01-04'),
  });
  await crm.publishBooking({ ...over, email: 'over@example.com', confirmedAt: now, updatedAt: now });
  await eventually(async () => {
    const { rowCount } = await crm.database.query('SELECT 1 FROM guest_bookings WHERE booking_id = $1', [
      over.entityId,
    ]);
    expect(rowCount).toBe(1);
  });
  await failed('retried', null, null);
  await failed('too-late', null, new Date(clock.now().getTime() - 1_000).toISOString());
  await failed('stay-is-over', over.entityId, null);
  expect(await delivery()).toMatchObject({ retryable: 1 });
  expect(await staff.post('/api/admin/email-sends/retry-failed')).toMatchObject({ body: { retried: 1 } });
  await eventually(() => expect(smtp.taken).toContain('retried@example.com'));
  expect(smtp.taken).not.toContain('too-late@example.com');
  expect(smtp.taken).not.toContain('stay-is-over@example.com');
});
