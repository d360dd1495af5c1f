import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConflictFound } from '@getaway/contracts/events/calendar';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'stay@lanternhollow.example';

let service: RunningService;
beforeAll(async () => {
  // Emails each conflict at once.
  service = await startCrm({ CONFLICT_EMAIL_MINUTES: '0' });
});
afterAll(() => service.stop());

const conflict = (
  bookingReference: string,
  external: Partial<ConflictFound['external']> = {},
  year = 2031,
): ConflictFound => ({
  entityId: randomUUID(),
  revision: 1,
  conflictDate: calendarDate(`${year}-06-10`),
  booking: {
    bookingId: randomUUID(),
    bookingReference,
    guestName: 'Maya <Okafor>',
    status: 'confirmed',
    checkInDate: calendarDate(`${year}-06-09`),
    checkOutDate: calendarDate(`${year}-06-11`),
  },
  external: {
    feedName: 'Airbnb & more',
    kind: 'reservation',
    from: calendarDate(`${year}-06-10`),
    to: calendarDate(`${year}-06-13`),
    guestInitials: 'AL',
    ...external,
  },
});
const tell = (state: ConflictFound) => service.publish('calendar.conflict_found', state);
const emailsAbout = (reference: string) =>
  service.catcher.emailsTo(owner).filter(({ subject }) => subject.includes(reference));

test('a conflict is emailed to the owner with both sides, once, also when it returns', async () => {
  const found = conflict('AAAA2222');
  await tell(found);
  await tell({ ...found, revision: 3 });
  await tell(conflict('BBBB2222'));
  await service.untilSent();
  expect(emailsAbout('BBBB2222')).toHaveLength(1);
  const [email, ...others] = emailsAbout('AAAA2222');
  expect(others).toEqual([]);
  expect(email?.subject).toBe('Double booking from Tue, Jun 10: AAAA2222 and Airbnb & more');
  expect(email?.html).toContain('Maya &lt;Okafor&gt;');
  expect(email?.html).toContain('Airbnb &amp; more');
  for (const words of ['AAAA2222', 'initials AL', 'Tue, Jun 10 – Fri, Jun 13, 2031', '/admin/calendar']) {
    expect(email?.text).toContain(words);
  }
});

test('a block is named as a block, and has no guest', async () => {
  await tell(conflict('CCCC2222', { kind: 'block', guestInitials: null }));
  const [email] = await eventually(() => {
    const emails = emailsAbout('CCCC2222');
    expect(emails).toHaveLength(1);
    return emails;
  });
  expect(email?.subject).toContain('Calendars disagree');
  expect(email?.text).toContain('Blocked');
  expect(email?.text).not.toContain('initials');
});

test('a conflict of a past stay is not emailed', async () => {
  await tell(conflict('DDDD2222', {}, 2020));
  await tell(conflict('EEEE2222'));
  await service.untilSent();
  expect(emailsAbout('EEEE2222')).toHaveLength(1);
  expect(emailsAbout('DDDD2222')).toEqual([]);
});
