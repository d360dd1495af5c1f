import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { SequenceAudience } from '@getaway/contracts/http/sequence-audience';
import { addDays, dateInZone } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { fixedClock } from '@getaway/testing/fixed-clock';
import { startCrm, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

/** Noon in New York. */
const clock = fixedClock('2027-05-10T16:00:00Z');
const hourMs = 3_600_000;
let crm: RunningService;
let staff: Staff;
beforeAll(async () => {
  crm = await startCrm({}, undefined, () => clock.now());
  staff = staffOf(crm);
});
afterAll(() => crm.stop());

/** Guests of upcoming stays by name, who booked the given number of hours ago. */
async function booked(hoursAgo: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, hours] of Object.entries(hoursAgo)) {
    const at = new Date(clock.now().getTime() - hours * hourMs).toISOString();
    const checkInDate = addDays(dateInZone(clock.now(), 'America/New_York'), 60);
    await crm.publishBooking(
      bookingState({
        entityId: randomUUID(),
        email: `${name}@example.com`,
        confirmedAt: at,
        createdAt: at,
        updatedAt: at,
        checkInDate,
        checkOutDate: addDays(checkInDate, 2),
      }),
    );
  }
  await eventually(() => {
    for (const name of Object.keys(hoursAgo))
      expect(crm.catcher.emailsTo(`${name}@example.com`).length).toBeGreaterThan(0);
  });
}

/** An inactive sequence whose steps have these subjects and delays in hours. */
async function aSequence(steps: Readonly<Record<string, number>>): Promise<string> {
  const { body } = await staff.post<EmailSequence>('/api/admin/email-sequences', {
    name: `Sequence ${randomUUID()}`,
    triggerType: 'booking_confirmed',
  });
  for (const [index, [subject, delayValue]] of Object.entries(steps).entries()) {
    const { body: template } = await staff.post<{ id: string }>('/api/admin/email-templates', {
      name: subject,
      subject,
      htmlContent: '<p>Hello</p>',
    });
    await staff.post('/api/admin/sequence-templates', {
      sequenceId: body.id,
      templateId: template.id,
      stepNumber: index + 1,
      delayValue,
      delayUnit: 'hours',
    });
  }
  return body.id;
}

const audienceOf = async (id: string): Promise<SequenceAudience> =>
  (await staff.post<SequenceAudience>(`/api/admin/email-sequences/${id}/audience`, { isActive: true })).body;
const activate = (id: string, confirmedAudience: string) =>
  staff.put(`/api/admin/email-sequences/${id}`, { isActive: true, confirmedAudience });
const goneOut = (subject: string): string[] =>
  crm.catcher.emails
    .filter((email) => email.subject.startsWith(subject))
    .map(({ to }) => to.join())
    .toSorted();
const shown = ({ recipients }: SequenceAudience, when: (words: string) => boolean): string[] =>
  recipients
    .filter((each) => when(each.when))
    .map(({ email }) => email)
    .toSorted();

/**
 * Waits until every due email was sent or skipped; those of a paused guest wait as long as the pause lasts.
 */
const untilNoneWaits = (): Promise<void> =>
  eventually(async () => {
    const { rows } = await crm.database.query(
      `SELECT to_address FROM email_sends
       WHERE status = 'pending' AND send_at <= $1 AND to_address <> 'paused@example.com'`,
      [clock.now()],
    );
    expect(rows).toEqual([]);
  });

test('a change emails now exactly the guests that its preview shows as emailed now', async () => {
  await booked({ ada: 1, bea: 20, cleo: 23, late: 25, optedout: 2, paused: 3, unsubscribed: 4, soon: 0 });
  const idOf = async (name: string): Promise<string> =>
    (
      await crm.database.query<{ id: string }>('SELECT id FROM guests WHERE email = $1', [
        `${name}@example.com`,
      ])
    ).rows[0]?.id ?? '';
  await crm.asStaff(`/api/crm/guests/${await idOf('optedout')}`, {
    method: 'PATCH',
    body: { optOutEmails: true },
  });
  await staff.put(`/api/crm/guests/${await idOf('paused')}/sequence-pause`, { isPaused: true });
  await crm.database.query(
    `INSERT INTO email_suppressions (id, address, reason, created_at)
     VALUES ('u', 'unsubscribed@example.com', 'unsubscribed', now())`,
  );
  const id = await aSequence({ Welcome: 0, 'Welcome again': 1 });
  const audience = await audienceOf(id);
  const now = shown(audience, (when) => when === 'Now');
  expect(new Set(now)).toEqual(new Set(['ada', 'bea', 'cleo', 'soon'].map((name) => `${name}@example.com`)));
  expect(audience).toMatchObject({ now: 7, nextSevenDays: 1, later: 0 });
  expect(await activate(id, audience.token)).toMatchObject({ status: 200 });
  await untilNoneWaits();
  expect(goneOut('Welcome')).toEqual(now);
  await staff.put(`/api/admin/email-sequences/${id}`, { isActive: false });
});

test('a preview at night shows the times of the morning’s emails, and leaves out those that are too late by then', async () => {
  clock.advance(11 * hourMs);
  await booked({ dusk: 2, noon: 20 });
  const id = await aSequence({ Evening: 1, 'Evening again': 2 });
  const audience = await audienceOf(id);
  const morning = ['ada', 'dusk', 'soon'].flatMap((name) => Array<string>(2).fill(`${name}@example.com`));
  expect(audience).toMatchObject({ now: 0, nextSevenDays: morning.length, later: 0 });
  expect(shown(audience, (when) => when.endsWith('8:00 AM'))).toEqual(morning);
  expect(await activate(id, audience.token)).toMatchObject({ status: 200 });
  await booked({ someone: 0 });
  expect(goneOut('Evening')).toEqual([]);
  clock.advance(9 * hourMs);
  await untilNoneWaits();
  // Guests who booked since are emailed as well.
  const others = goneOut('Evening').filter((address) => address !== 'someone@example.com');
  expect(others).toEqual(morning);
});
