import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { BookingState } from '@getaway/contracts/events/booking';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { expectFacts } from '@getaway/testing/expect-facts';
import { fixedClock } from '@getaway/testing/fixed-clock';
import { createEmailLinks } from '../src/delivery/links.ts';
import { mailLinkSecret, startCrm, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

const clock = fixedClock('2027-05-10T16:00:00Z');
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
let service: RunningService;
let staff: Staff;
let sequenceId: string;

beforeAll(async () => {
  service = await startCrm({}, undefined, () => clock.now());
  staff = staffOf(service);
  sequenceId = await aSequence(staff);
});
afterAll(() => service.stop());

async function aSequence(by: Staff): Promise<string> {
  const { body: sequence } = await by.post<EmailSequence>('/api/admin/email-sequences', {
    isActive: true,
    name: 'Welcome',
    triggerType: 'booking_confirmed',
  });
  const { body: template } = await by.post<EmailTemplate>('/api/admin/email-templates', {
    name: 'Welcome',
    subject: 'Welcome',
    htmlContent:
      '<html><body><a href="{{ links.booking }}?a=1&amp;b=2">Dates</a> <a href="mailto:x@y.zz">m</a></body></html>',
  });
  await by.post('/api/admin/sequence-templates', {
    sequenceId: sequence.id,
    templateId: template.id,
    stepNumber: 1,
    delayValue: 0,
    delayUnit: 'days',
    confirmedAudience: 'new-guests',
  });
  return sequence.id;
}
function aStay(email: string, different: Partial<BookingState> = {}): BookingState {
  const now = clock.now().toISOString();
  return bookingState({
    entityId: randomUUID(),
    email,
    confirmedAt: now,
    createdAt: now,
    updatedAt: now,
    ...different,
  });
}
async function welcomed(email: string): Promise<{ html: string; headers: Record<string, unknown> }> {
  await service.publishBooking(aStay(email));
  return eventually(() => {
    const message = service.catcher.emailsTo(email).find(({ subject }) => subject === 'Welcome');
    if (!message) throw new Error('not yet');
    return { html: message.html ?? '', headers: message.headers };
  });
}
/** The emails contain the public address; the test calls the service directly. */
const here = (address: string): string =>
  address.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, service.origin);
const addressIn = (html: string, part: string): string =>
  here(new RegExp(`https?://[^"']*${part}[^"']*`).exec(html)?.[0] ?? '');
const unsubscribeOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  here(String(headers['list-unsubscribe']).replace(/^<|>$/g, ''));
const analytics = async (): Promise<Record<string, number>> =>
  (await staff.get<Record<string, number>>(`/api/admin/email-sequences/${sequenceId}/analytics`)).body;

test('opens and clicks of people count, those of programs do not, and a new booking is a conversion', async () => {
  const message = await welcomed('opens@example.com');
  const [pixel, click] = [addressIn(message.html, '/mail/open/'), addressIn(message.html, '/mail/click/')];
  // The mail server has it a moment before the send counts as sent.
  await eventually(async () => expect(await analytics()).toMatchObject({ totalSent: 1 }));
  const machines: Record<string, string>[] = [{ 'user-agent': 'GoogleBot/2.1' }, firefox];
  for (const headers of machines) await fetch(pixel, { headers });
  expect(await analytics()).toMatchObject({ totalSent: 1, openRate: 0, machineOpens: 2, conversionRate: 0 });
  clock.advance(2_001);
  const picture = await fetch(pixel, { headers: firefox });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/gif']);
  const followed = await fetch(click, { headers: firefox, redirect: 'manual' });
  expect([followed.status, followed.headers.get('location')]).toEqual([
    302,
    'http://localhost:8080/booking?a=1&b=2',
  ]);
  await service.publishBooking(
    aStay('opens@example.com', { createdAt: new Date(clock.now().getTime() + 86_400_000).toISOString() }),
  );
  await eventually(async () =>
    expect(await analytics()).toMatchObject({
      totalSent: 2,
      openRate: 50,
      clickRate: 50,
      conversionRate: 50,
    }),
  );
});

test('a link redirects only to the address that was sent', async () => {
  const { html } = await welcomed('redirect@example.com');
  const click = new URL(addressIn(html, '/mail/click/'));
  click.searchParams.set('to', 'https://evil.example/');
  const refused = await fetch(click, { redirect: 'manual' });
  expect([refused.status, refused.headers.get('location')]).toEqual([404, null]);
});

test('a GET never unsubscribes, a button does, a program does without origin, and a person can resubscribe', async () => {
  const email = 'leaves@example.com';
  const message = await welcomed(email);
  expect(message.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = unsubscribeOf(message);
  const isOptedOut = async (): Promise<unknown> =>
    (await service.database.query('SELECT opt_out_emails AS out FROM guests WHERE email = $1', [email])).rows;

  const page = await fetch(address);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<button name="action" value="unsubscribe">');
  expect(await isOptedOut()).toEqual([{ out: false }]);

  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(address, oneClick)).status).toBe(200);
  expect(await isOptedOut()).toEqual([{ out: true }]);
  expect((await staff.get('/api/admin/email-suppressions')).body).toMatchObject([
    { email, reason: 'unsubscribed' },
  ]);
  await service.publishBooking(aStay(email));
  await eventually(async () =>
    expect((await staff.get(`/api/admin/email-sends?search=${email}&status=skipped`)).body).toMatchObject([
      { errorMessage: 'The recipient has unsubscribed' },
    ]),
  );
  // Transactional emails are still sent.
  const confirmations = () =>
    service.catcher.emailsTo(email).filter(({ subject }) => subject.includes('confirmed'));
  await eventually(() => expect(confirmations()).toHaveLength(2));

  const back = { method: 'POST', body: new URLSearchParams({ action: 'resubscribe' }) };
  expect(await (await fetch(address, back)).text()).toContain('Welcome back.');
  expect(await isOptedOut()).toEqual([{ out: false }]);
  expect((await staff.get('/api/admin/email-suppressions')).body).toEqual([]);
  // Not the last character, some of whose bits belong to no byte.
  const forged = address.replace(/.(?=.{3}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  expect((await fetch(forged, oneClick)).status).toBe(404);
});

test('the come-back email is tracked and can be unsubscribed from, as the privacy page says, and emails about the booking are neither', async () => {
  const email = 'months-later@example.com';
  await staff.post('/api/admin/email-sequences/initialize-booking-sequence');
  const checkIn = addDays(calendarDate(clock.now().toISOString().slice(0, 10)), 30);
  await service.publishBooking(aStay(email, { checkInDate: checkIn, checkOutDate: addDays(checkIn, 2) }));
  const emailWith = (words: string) =>
    eventually(() => {
      const message = service.catcher.emailsTo(email).find(({ subject }) => subject.includes(words));
      if (!message) throw new Error(`no email says ${words} yet`);
      return message;
    });
  const confirmation = await emailWith('confirmed');
  expect(confirmation.html).not.toMatch(/\/mail\/(?:open|click|unsubscribe)\//);
  expect(confirmation.headers).not.toHaveProperty('list-unsubscribe');

  clock.advance((30 + 91) * 86_400_000);
  const { html, headers } = await emailWith('Ready for another getaway');
  expectFacts(html, ['/mail/open/', '/mail/click/', '/mail/unsubscribe/']);
  expect(headers['list-unsubscribe']).toContain('/mail/unsubscribe/');
});

test('with tracking off an email contains none of it, and can still be unsubscribed from', async () => {
  await service.stop();
  service = await startCrm({ EMAIL_TRACKING: 'off' }, undefined, () => clock.now());
  await aSequence(staffOf(service));
  const { html, headers } = await welcomed('private@example.com');
  expect(html).not.toContain('/mail/open/');
  expect(html).not.toContain('/mail/click/');
  expect(headers['list-unsubscribe']).toContain('/mail/unsubscribe/');

  // An email that was sent while tracking was on can still be opened.
  const links = createEmailLinks({ publicOrigin: service.origin, secret: mailLinkSecret });
  const { rows } = await service.database.query<{ id: string }>(
    "SELECT id FROM email_sends WHERE to_address = 'private@example.com' AND kind = 'sequence-step'",
  );
  const id = rows[0]?.id ?? '';
  clock.advance(60_000);
  expect((await fetch(links.open(id), { headers: firefox })).status).toBe(200);
  const followed = await fetch(links.click(id, links.booking), { headers: firefox, redirect: 'manual' });
  expect(followed.headers.get('location')).toBe(links.booking);
  const kept = await service.database.query('SELECT 1 FROM email_engagements');
  expect(kept.rows).toEqual([]);
});
