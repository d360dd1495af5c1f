import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

let crm: RunningService;
let staff: Staff;
beforeAll(async () => {
  crm = await startCrm({ OWNER_BOOKING_EMAILS: 'off' });
  staff = staffOf(crm);
});
afterAll(() => crm.stop());

const list = async (query: string): Promise<EmailSend[]> =>
  (await staff.get<EmailSend[]>(`/api/admin/email-sends?${query}`)).body;
const insert = (id: string, columns: Record<string, unknown>) => {
  const all = { id, kind: 'newsletter-code', message_key: id, to_address: `${id}@example.com`, ...columns };
  const names = Object.keys(all);
  return crm.database.query(
    `INSERT INTO email_sends (${names.join(', ')}, subject, html, text)
     VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}, 'log', '', '')`,
    Object.values(all),
  );
};
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

test('the log starts with the latest email, and future ones can be requested alone', async () => {
  await insert('summer', { status: 'pending', send_at: daysFromNow(200) });
  await insert('autumn', { status: 'pending', send_at: daysFromNow(300) });
  // Planned long after the other, and sent long before it.
  await insert('sent-first', { status: 'sent', send_at: daysFromNow(-1), sent_at: daysFromNow(-5) });
  await insert('sent-last', { status: 'sent', send_at: daysFromNow(-30), sent_at: daysFromNow(-1) });
  await insert('failed', { status: 'pending', send_at: daysFromNow(-40), leased_until: daysFromNow(1) });
  await crm.database.query("UPDATE email_sends SET status = 'failed' WHERE id = 'failed'");
  const ids = async (query: string) => (await list(`search=log&${query}`)).map(({ id }) => id);
  expect(await ids('')).toEqual(['failed', 'sent-last', 'sent-first', 'summer', 'autumn']);
  expect(await ids('when=past')).toEqual(['failed', 'sent-last', 'sent-first']);
  expect(await ids('when=upcoming')).toEqual(['summer', 'autumn']);
});

test('an email that waits for the morning is listed with the hour at which it goes out', async () => {
  const atNight = { status: 'pending', send_at: new Date('2029-12-12T06:00:00Z') };
  await insert('due-at-night', { ...atNight, waits_for_morning: true });
  await insert('asked-for', { ...atNight, waits_for_morning: false });
  const due = new Map(
    (await list('search=log&from=2029-12-01')).map(({ id, scheduledAt }) => [id, scheduledAt]),
  );
  expect(due.get('due-at-night')).toBe('2029-12-12T13:00:00.000Z');
  expect(due.get('asked-for')).toBe('2029-12-12T06:00:00.000Z');
});

test('chosen emails are retried, and those that did not fail are left out', async () => {
  await insert('broke-first', { status: 'failed', send_at: daysFromNow(-2) });
  await insert('broke-last', { status: 'failed', send_at: daysFromNow(-1) });
  await insert('went-out', { status: 'sent', send_at: daysFromNow(-1), sent_at: daysFromNow(-1) });
  const retry = (ids: readonly string[]) => staff.post('/api/admin/email-sends/retry', { ids });
  expect(await retry(['broke-first', 'broke-last', 'broke-last', 'went-out', 'unknown'])).toMatchObject({
    status: 200,
    body: { retried: 2, leftOut: 2 },
  });
  await eventually(async () =>
    expect((await list('search=broke-&status=sent')).map(({ id }) => id).toSorted()).toEqual([
      'broke-first',
      'broke-last',
    ]),
  );
  expect(await retry([])).toMatchObject({ status: 400 });
  expect(await retry(Array.from({ length: 101 }, (_, n) => `send-${n}`))).toMatchObject({ status: 400 });
});

test('the log is filtered by days at the house, status, and booking', async () => {
  await insert('late-evening', {
    status: 'sent',
    booking_id: 'booking-of-the-evening',
    // 11:30 PM of May 1 in New York.
    sent_at: new Date('2026-05-02T03:30:00Z'),
  });
  const ids = async (query: string) => (await list(`search=late-evening&${query}`)).map(({ id }) => id);
  expect(await ids('from=2026-05-01&to=2026-05-01')).toEqual(['late-evening']);
  expect(await ids('from=2026-05-02')).toEqual([]);
  expect(await ids('when=past&status=sent&bookingId=booking-of-the-evening')).toEqual(['late-evening']);
  expect(await ids('status=failed')).toEqual([]);
});

test('an email about an unpaid reservation names its guest', async () => {
  const now = new Date().toISOString();
  const booking = bookingState({
    entityId: randomUUID(),
    email: 'reserver@example.com',
    firstName: 'Andre',
    lastName: 'Okafor',
    guestName: 'Andre Okafor',
    status: 'pending_payment',
    paymentMethod: 'alternative',
    paymentDueAt: daysFromNow(1).toISOString(),
    createdAt: now,
    updatedAt: now,
  });
  await crm.publishBooking(booking);
  await eventually(async () => {
    // Words in any order, with any number of spaces in between.
    const found = await list(`search=${encodeURIComponent('okafor   andre')}`);
    expect(found.map(({ guest }) => guest)).toEqual(
      expect.arrayContaining([expect.objectContaining({ firstName: 'Andre', lastName: 'Okafor' })]),
    );
  });
});

test('a deleted template still names the emails that were made from it', async () => {
  const { body: template } = await staff.post<{ id: string }>('/api/admin/email-templates', {
    name: 'Come back soon',
    subject: 'Hello',
    htmlContent: '<p>Hello</p>',
  });
  await insert('made-by-template', {
    kind: 'sequence-step',
    template_id: template.id,
    status: 'sent',
    sent_at: daysFromNow(-1),
  });
  expect(await staff.remove(`/api/admin/email-templates/${template.id}`)).toMatchObject({ status: 204 });
  expect(await list('search=made-by-template')).toMatchObject([{ template: { name: 'Come back soon' } }]);
});

test('an email without a template is listed, and found, by a plain name', async () => {
  await insert('a-message', { kind: 'enquiry-owner', status: 'sent', sent_at: daysFromNow(-1) });
  await insert('a-receipt', { kind: 'enquiry-receipt', status: 'sent', sent_at: daysFromNow(-1) });
  const names = async (search: string) =>
    (await list(`search=${encodeURIComponent(search)}`)).map(({ template }) => template.name);
  expect(await names('owner alert a-message')).toEqual(['Owner alert: message']);
  expect(await names('contact receipt')).toEqual(['Contact message receipt']);
});
