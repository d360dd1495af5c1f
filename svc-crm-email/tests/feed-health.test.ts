import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedHealthChanged } from '@getaway/contracts/events/calendar';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'owner@house.example';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ OWNER_EMAIL: owner });
});
afterAll(() => service.stop());

test('a feed that fails for hours is emailed to the owner with why and what to do, and once more when it works', async () => {
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
  await eventually(() => expect(service.catcher.mailsTo(owner)).toHaveLength(2));
  const mails = service.catcher.mailsTo(owner);
  const failed = mails.find(({ subject }) => subject === 'Airbnb <old> has stopped syncing');
  expect(failed?.text).toContain("hasn't synced since Sunday, June 8, 12:00 PM EDT");
  expect(failed?.text).toContain('Why: There’s no calendar at this address (404).');
  expect(failed?.text).toContain('What to do: ');
  expect(failed?.html).toContain('Airbnb &lt;old&gt;');
  const works = mails.find(({ subject }) => subject === 'Airbnb <old> is syncing again');
  expect(works?.text).toContain('There’s nothing you need to do.');
});
