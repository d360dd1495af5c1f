import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datesBlocked, datesUnblocked } from '@getaway/contracts/events/dates';
import { fullCalendarPath, redactedCalendarPath } from '@getaway/contracts/http/calendar-links';
import { eventually } from '@getaway/testing/eventually';
import { startCalendar, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCalendar({ CALENDAR_FULL_LINK: 'public' });
});
afterAll(() => service.stop());

const read = async (path: string) => (await fetch(`${service.origin()}${path}`)).text();
const uids = async () =>
  [...(await read(redactedCalendarPath)).matchAll(/UID:(\S+)@block/g)].map((m) => m[1]);
const night = (entityId: string, date: string, revision = 1, reason = 'maintenance') => ({
  entityId,
  revision,
  date,
  reason,
});
const block = (...nights: object[]) => service.publish(datesBlocked.type, { nights });
const unblock = (...nights: object[]) => service.publish(datesUnblocked.type, { nights });

describe('blocked nights', () => {
  test('are in both exports with a stable UID, and only the full one gives the reason', async () => {
    await block(night('a', '2027-03-30'), night('b', '2027-03-31'), night('c', '2027-04-01', 1, 'owner-use'));
    await eventually(async () => expect(await uids()).toEqual(['a', 'b', 'c']));

    const text = await read(fullCalendarPath);
    const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const events = component.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    const event = events.find(({ uid }) => uid === 'b@block.getaway');
    expect(event?.summary).toBe('Blocked');
    expect(event?.description).toBe('Maintenance');
    expect(event?.startDate.isDate).toBe(true);
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2027-03-31', '2027-04-01']);

    const redacted = await read(redactedCalendarPath);
    expect(redacted).not.toMatch(/Maintenance|Owner|DESCRIPTION/);
    expect(await read(redactedCalendarPath)).toBe(redacted);
  });

  test('disappear when they are unblocked, and the others are unchanged', async () => {
    const before = await read(redactedCalendarPath);
    await unblock(night('b', '2027-03-31', 2));
    await eventually(async () => expect(await uids()).toEqual(['a', 'c']));
    const entry = (text: string, uid: string) =>
      text.split('BEGIN:VEVENT').find((each) => each.includes(`UID:${uid}@block`));
    expect(entry(await read(redactedCalendarPath), 'a')).toBe(entry(before, 'a'));
  });

  test('stay available when the event that blocked them arrives last, and return under another id', async () => {
    await unblock(night('d', '2027-05-01', 2));
    await block(night('d', '2027-05-01', 1));
    await block(night('b', '2027-03-31', 1));
    await block(night('e', '2027-05-01', 1));
    await eventually(async () => expect(await uids()).toEqual(['a', 'c', 'e']));
  });

  test('of a whole year arrive in one event', async () => {
    const days = Array.from({ length: 366 }, (_, day) =>
      night(`year-${day}`, new Date(Date.UTC(2030, 0, 1 + day)).toISOString().slice(0, 10)),
    );
    await block(...days);
    await eventually(async () => expect(await uids()).toHaveLength(369));
  });
});
