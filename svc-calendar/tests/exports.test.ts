import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseEntity } from '@getaway/contracts/events/house';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { sessionCookieName } from '@getaway/contracts/http/session';
import { eventually } from '@getaway/testing/eventually';
import { startCalendar, type RunningService } from './running-service.ts';

const redacted = '/calendar/direct-bookings-redacted.ics';
const full = '/calendar/direct-bookings.ics';
const stay = bookingState({
  entityId: 'stay-1',
  guestName: 'Åsa; "Comma", Lindqvist\\Øyen',
  checkInDate: calendarDate('2027-02-12'),
  checkOutDate: calendarDate('2027-02-15'),
});

let service: RunningService;
beforeAll(async () => {
  service = await startCalendar({ PUBLIC_ORIGIN: 'https://stay.example' });
});
afterAll(() => service.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${service.origin()}${path}`, { headers });
const read = async (path: string): Promise<string> => (await get(path)).text();

async function fullPath(): Promise<string> {
  // The origin uses HTTPS, so the cookie is secure.
  const cookie = `${sessionCookieName(true)}=${service.issuer.token()}`;
  const answer = await get('/api/admin/calendar-links', { cookie });
  const links = (await answer.json()) as { full: string; redacted: string };
  expect(links.redacted).toBe(`https://stay.example${redacted}`);
  const address = new URL(links.full);
  expect(address.origin).toBe('https://stay.example');
  return `${address.pathname}${address.search}`;
}

test('a calendar has the name of the newest published house', async () => {
  expect(await read(redacted)).toContain('X-WR-CALNAME:Lantern Hollow');
  const { guide: _guide, ...house } = bundled;
  await service.publish('house.published', {
    entityId: houseEntity,
    revision: 2,
    house: { ...house, name: 'Fox Hollow' },
  });
  await eventually(async () => expect(await read(redacted)).toContain('X-WR-CALNAME:Fox Hollow'));
});

describe('the redacted export', () => {
  test('contains a confirmed stay within seconds, as two parsers read it', async () => {
    await service.publishBooking(stay);
    const text = await eventually(async () => {
      const calendar = await read(redacted);
      expect(calendar).toContain('stay-1@booking.getaway');
      return calendar;
    });

    const [entry] = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');
    expect(entry).toMatchObject({ summary: 'Reserved', datetype: 'date', status: 'CONFIRMED' });

    const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.startDate.toString()).toBe('2027-02-12');
    expect(event.endDate.toString()).toBe('2027-02-15');
    expect(event.startDate.isDate).toBe(true);
    expect(event.uid).toBe('stay-1@booking.getaway');
    expect(event.sequence).toBe(2);
  });

  test('has no guest data, no line above 75 octets, and CRLF line ends only', async () => {
    const text = await read(redacted);
    expect(text).not.toMatch(/Lindqvist|Comma|K7WQ2MHX|guests/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('takes its timestamps from the record: the same bytes and a 304 until something changes', async () => {
    const first = await get(redacted);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await first.text();
    expect(text).toContain('DTSTAMP:20270501T150200Z');
    expect(text).toContain('LAST-MODIFIED:20270501T150200Z');
    const etag = first.headers.get('etag') ?? '';
    expect((await get(redacted, { 'if-none-match': etag })).status).toBe(304);

    await service.publishBooking({ ...stay, revision: 3, checkOutDate: calendarDate('2027-02-16') });
    await eventually(async () => {
      const changed = await get(redacted, { 'if-none-match': etag });
      expect(changed.status).toBe(200);
      expect(await changed.text()).toContain('DTEND;VALUE=DATE:20270216');
    });
  });

  test('leaves out unpaid card holds and canceled stays, and keeps reserved and completed ones', async () => {
    await service.publish(
      'booking.held',
      bookingState({ entityId: 'held', status: 'pending', entryCode: null }),
    );
    await service.publishBooking(bookingState({ entityId: 'gone', status: 'cancelled' }));
    await service.publishBooking(bookingState({ entityId: 'reserved', status: 'pending_payment' }));
    await service.publishBooking(bookingState({ entityId: 'past', status: 'completed' }));
    await eventually(async () => expect(await read(redacted)).toContain('past@booking.getaway'));
    const text = await read(redacted);
    expect(text).toContain('reserved@booking.getaway');
    expect(text).not.toMatch(/(?:held|gone)@booking\.getaway/);
  });

  test('shows a reservation as tentative until it is paid', async () => {
    const unpaid = bookingState({ entityId: 'unpaid', revision: 1, status: 'pending_payment' });
    const statusOf = async (path: string) => /UID:unpaid@[\s\S]*?STATUS:(\w+)/.exec(await read(path))?.[1];
    await service.publishBooking(unpaid);
    const paths = [redacted, await fullPath()];
    for (const path of paths) await eventually(async () => expect(await statusOf(path)).toBe('TENTATIVE'));
    await service.publishBooking({ ...unpaid, revision: 2, status: 'confirmed' });
    for (const path of paths) await eventually(async () => expect(await statusOf(path)).toBe('CONFIRMED'));
  });

  test('says in its full form from when on a guest with an early check-in may arrive', async () => {
    const early = bookingState({ entityId: 'early', revision: 2, opensAt: '12:00' });
    const lineOf = async () =>
      /UID:early@[\s\S]*?(Check-in [\s\S]*?check-out)/.exec(
        (await read(await fullPath())).replaceAll('\r\n ', ''),
      )?.[1];
    await service.publishBooking(early);
    await eventually(async () =>
      expect(await lineOf()).toBe('Check-in from 12:00 (early check-in)\\, check-out'),
    );
    await service.publish('booking.changed', bookingState({ entityId: 'early', revision: 3 }));
    await eventually(async () => expect(await lineOf()).toBe('Check-in 16:00\\, check-out'));
  });

  test('ignores a state older than the stored one', async () => {
    await service.publishBooking(bookingState({ entityId: 'late', revision: 7, status: 'cancelled' }));
    await service.publishBooking(bookingState({ entityId: 'late', revision: 6, status: 'confirmed' }));
    await service.publishBooking(bookingState({ entityId: 'after-late' }));
    await eventually(async () => expect(await read(redacted)).toContain('after-late@booking.getaway'));
    expect(await read(redacted)).not.toContain('UID:late@');
  });
});

describe('a stay that staff changed or deleted', () => {
  const changed = bookingState({ entityId: 'moved', revision: 2 });
  const tombstone = (entityId: string, revision: number) => ({
    entityId,
    revision,
    bookingReference: 'K7WQ2MHX',
    checkInDate: '2027-06-09',
    checkOutDate: '2027-06-11',
    deletedAt: '2027-05-02T10:00:00.000Z',
  });

  test('moves to its new dates and stays when it is completed', async () => {
    await service.publishBooking(changed);
    const moved = { ...changed, revision: 3, checkOutDate: calendarDate('2027-06-13') };
    await service.publish('booking.changed', moved);
    await eventually(async () => expect(await read(redacted)).toContain('DTEND;VALUE=DATE:20270613'));
    await service.publish('booking.completed', { ...moved, revision: 4, status: 'completed' });
    await eventually(async () => expect(await read(redacted)).toContain('SEQUENCE:4'));
    expect(await read(redacted)).toContain('UID:moved@');
  });

  test('disappears, and an older state that arrives again does not restore it', async () => {
    await service.publishBooking(bookingState({ entityId: 'deleted', revision: 2 }));
    await eventually(async () => expect(await read(redacted)).toContain('UID:deleted@'));
    await service.publish('booking.deleted', tombstone('deleted', 4));
    await service.publish('booking.deleted', tombstone('never-seen', 3));
    for (const entityId of ['deleted', 'never-seen']) {
      await service.publish('booking.changed', bookingState({ entityId, revision: 2 }));
    }
    await service.publishBooking(bookingState({ entityId: 'after-deleted' }));
    await eventually(async () => expect(await read(redacted)).toContain('UID:after-deleted@'));
    expect(await read(redacted)).not.toMatch(/UID:(?:deleted|never-seen)@/);
  });
});

describe('the full export', () => {
  test('returns 404 without its secret', async () => {
    for (const path of [full, `${full}?t=`, `${full}?t=guess`, `${full}?t[]=a`]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
  });

  test('contains the guest’s exact name, whatever characters it has', async () => {
    const answer = await get(await fullPath());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const component = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
    const events = component.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    const event = events.find(({ uid }) => uid === 'stay-1@booking.getaway');
    expect(event?.summary).toBe(stay.guestName);
    expect(event?.description).toContain('Booking K7WQ2MHX');
  });

  test('keeps its address across a restart, and the address has at least 128 bits of entropy', async () => {
    const path = await fullPath();
    const token = new URLSearchParams(path.split('?')[1]).get('t') ?? '';
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    await service.restart();
    expect(await fullPath()).toBe(path);
    expect((await get(path)).status).toBe(200);
  });
});

describe('renewing the secret address', () => {
  const staff = () => ({ cookie: `${sessionCookieName(true)}=${service.issuer.token()}` });
  const renew = async (origin: string): Promise<string> => {
    const answer = await fetch(`${origin}/api/admin/calendar-links/renew`, {
      method: 'POST',
      headers: { ...staff(), origin: 'https://stay.example' },
    });
    expect(answer.status).toBe(200);
    const { full: address, redacted: open } = (await answer.json()) as { full: string; redacted: string };
    expect(open).toBe(`https://stay.example${redacted}`);
    return new URL(address).pathname + new URL(address).search;
  };

  test('changes it on every replica at once, and the old one returns 404', async () => {
    const old = await fullPath();
    const replica = await service.startReplica();
    expect((await fetch(`${replica.origin}${old}`)).status).toBe(200);
    const renewed = await renew(service.origin());
    expect(renewed).not.toBe(old);
    for (const origin of [service.origin(), replica.origin]) {
      expect((await fetch(`${origin}${old}`)).status).toBe(404);
      expect((await fetch(`${origin}${renewed}`)).status).toBe(200);
    }
    expect(await renew(replica.origin)).toBe(await fullPath());
    expect((await get(renewed)).status).toBe(404);
    await replica.stop();
  });

  test('requires a session', async () => {
    const answer = await fetch(`${service.origin()}/api/admin/calendar-links/renew`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });
});

describe('a subscriber that refreshes', () => {
  test('gets a 304 when nothing changed, also for one of several ETags and for *', async () => {
    const first = await get(redacted);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    for (const tags of [`"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await get(redacted, { 'if-none-match': tags, 'cache-control': 'no-cache' });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await get(redacted, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

test('an unknown calendar path is a 404 problem', async () => {
  const answer = await get('/calendar/other.ics');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ type: 'not-found' });
});
