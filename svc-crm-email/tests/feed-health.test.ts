import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedHealthChanged, OversizedEventsFound } from '@getaway/contracts/events/calendar';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'owner@house.example';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ OWNER_EMAIL: owner });
});
afterAll(() => service.stop());

test('a feed that fails for hours is emailed to the owner with the reason and what to do, and once more when it works', async () => {
  const failing: FeedHealthChanged = {
    entityId: randomUUID(),
    revision: 1,
    state: 'failing',
    feedName: 'Airbnb <old>',
    failingSince: '2031-06-08T16:00:00.000Z',
    reason: 'There’s no calendar at this address (404). Copy the link from the platform again.',
    at: '2031-06-08T22:05:00.000Z',
  };
  await service.publish('calendar.feed_health_changed', failing);
  await service.publish('calendar.feed_health_changed', failing);
  await service.publish('calendar.feed_health_changed', {
    ...failing,
    revision: 2,
    state: 'working',
    reason: null,
    at: '2031-06-09T01:00:00.000Z',
  });
  await eventually(() => expect(service.catcher.emailsTo(owner)).toHaveLength(2));
  const emails = service.catcher.emailsTo(owner);
  const failed = emails.find(({ subject }) => subject === 'Airbnb <old> has stopped syncing');
  expect(failed?.text).toContain('hasn’t synced since Sun, Jun 8 at 12:00 PM EDT');
  expect(failed?.text).toContain('Why: There’s no calendar at this address (404).');
  expect(failed?.text).toContain('What to do: ');
  expect(failed?.html).toContain('Airbnb &lt;old&gt;');
  const works = emails.find(({ subject }) => subject === 'Airbnb <old> is syncing again');
  expect(works?.text).toContain('There’s nothing you need to do.');
});

test('a feed that claims nights for years is emailed to the owner once, with what is blocked and what to do', async () => {
  const found: OversizedEventsFound = {
    entityId: randomUUID(),
    revision: 1,
    feedName: 'VRBO',
    events: 1,
    foundAt: '2031-06-08T16:00:00.000Z',
  };
  await service.publish('calendar.oversized_events_found', found);
  await service.publish('calendar.oversized_events_found', found);
  const subject = 'VRBO is blocking your dates for years';
  const emails = () => service.catcher.emailsTo(owner).filter((email) => email.subject === subject);
  await eventually(() => expect(emails()).toHaveLength(1));
  // A later event is emailed after both.
  await service.publish('calendar.oversized_events_found', { ...found, revision: 2, events: 2 });
  await eventually(() => expect(emails()).toHaveLength(2));
  const text = emails().map((email) => email.text);
  expect(text).toContainEqual(expect.stringContaining('1 event is longer than any possible stay.'));
  expect(text).toContainEqual(expect.stringContaining('All dates they cover are now blocked on your site'));
  expect(text).toContainEqual(expect.stringContaining('correct or delete the event in VRBO'));
});

test('a feed with an event that closes most of a year is emailed with its dates, in words for a winter closure too', async () => {
  const closure = { from: calendarDate('2031-12-01'), to: calendarDate('2032-09-26'), nights: 300 };
  const found: OversizedEventsFound = {
    entityId: randomUUID(),
    revision: 1,
    feedName: 'Airbnb',
    events: 1,
    longClosures: [closure],
    foundAt: '2031-06-08T16:00:00.000Z',
  };
  await service.publish('calendar.oversized_events_found', found);
  const emails = (subject: string) =>
    service.catcher.emailsTo(owner).filter((email) => email.subject === subject);
  await eventually(() => expect(emails('Airbnb is closing 300 nights')).toHaveLength(1));
  const [one] = emails('Airbnb is closing 300 nights');
  const text = one?.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('1 event closes 300 nights, Mon, Dec 1, 2031 – Sun, Sep 26, 2032.');
  expect(text).toContain('If you meant to close the house, there’s nothing you need to do.');
  expect(text).toContain('If that isn’t right, correct the event in Airbnb, then sync the feed');

  const many = Array.from({ length: 7 }, () => closure);
  await service.publish('calendar.oversized_events_found', {
    ...found,
    revision: 2,
    events: 7,
    longClosures: many,
  });
  await eventually(() => expect(emails('Airbnb is closing up to 300 nights at a time')).toHaveLength(1));
  const [all] = emails('Airbnb is closing up to 300 nights at a time');
  expect(all?.text.replaceAll(/\s+/g, ' ')).toMatch(/7 events close 300 nights, .*; 2 more\. Their nights/);
});
