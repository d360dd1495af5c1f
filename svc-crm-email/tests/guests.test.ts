import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { listGuests } from '@getaway/contracts/http/guests';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
const quoteOf = (total: string) => ({ ...bookingState().quote, total });

beforeAll(async () => {
  service = await startCrm();
  const maya = {
    guestName: 'Maya Okafor',
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: '(404) 555-0188',
  };
  await service.publishBooking(
    bookingState({ ...maya, entityId: 'm1', email: 'Maya@Example.com', quote: quoteOf('614.18') }),
  );
  await service.untilHeard();
  await service.publishBooking(
    bookingState({
      ...maya,
      entityId: 'm2',
      email: 'maya@example.com',
      firstName: 'M.',
      status: 'completed',
      checkInDate: calendarDate('2027-09-01'),
      checkOutDate: calendarDate('2027-09-03'),
      entryCode: '777111',
      quote: quoteOf('1000.02'),
      amountDue: '10.02',
    }),
  );
  await service.publishBooking(
    bookingState({ ...maya, entityId: 'm3', email: 'maya@example.com', status: 'cancelled', revision: 3 }),
  );
  await service.publishBooking(
    bookingState({
      entityId: 'z1',
      guestName: 'Zoë 100% Real_Name',
      firstName: 'Zoë',
      lastName: '100% Real_Name',
      email: 'zoe@example.com',
      phone: null,
      quote: quoteOf('300.00'),
    }),
  );
  await service.publishBooking(
    bookingState({
      entityId: 'a1',
      guestName: 'Adam Beck',
      firstName: 'Adam',
      lastName: 'Beck',
      email: 'adam@example.com',
      phone: '+49 30 1234',
      quote: quoteOf('2000.00'),
    }),
  );
  await service.untilHeard();
});
afterAll(() => service.stop());

async function list(query = ''): Promise<Answer<typeof listGuests>> {
  const answer = await service.asStaff(`/api/crm/guests${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer<typeof listGuests>;
}
const emails = async (query: string): Promise<string[]> =>
  (await list(query)).guests.map(({ email }) => email);

test('the list requires a session', async () => {
  expect((await fetch(`${service.origin}/api/crm/guests`)).status).toBe(401);
});

test('a guest is one address, ignoring case, and the first writer sets the name', async () => {
  const [maya] = (await list('?search=maya')).guests;
  expect(maya).toMatchObject({ firstName: 'Maya', lastName: 'Okafor', email: 'maya@example.com' });
});

test('stays and value count only confirmed and completed bookings, and no unpaid amounts', async () => {
  const [maya] = (await list('?search=maya')).guests;
  expect(maya).toMatchObject({
    totalStays: 2,
    lifetimeValue: '1604.18',
    firstStayDate: '2027-06-09',
    lastStayDate: '2027-09-01',
    recentEntryCode: '777111',
    lastContactDate: '2027-05-01T15:00:00.000Z',
    sequenceStep: 0,
  });
});

test('the file of guests has the last contact in the time of the house', async () => {
  const file = await (await service.asStaff('/api/crm/guests/export?format=csv&search=maya')).text();
  const [titles = '', maya = ''] = file.split('\r\n').map((line) => line.replaceAll('"', ''));
  const at = titles.split(',').indexOf('Last Contact');
  expect(maya.split(',')[at]).toBe('2027-05-01 11:00:00');
});

test('the next stay, the counts and the last contact are shown at a glance', async () => {
  // The emails about the bookings count, too, and go out meanwhile.
  await eventually(async () => {
    const { rows: waiting } = await service.database.query(
      "SELECT id FROM email_sends WHERE status = 'pending' AND send_at <= now() AND NOT waits_for_morning",
    );
    expect(waiting).toEqual([]);
  });
  const [maya] = (await list('?search=maya')).guests;
  const { rows } = await service.database.query<{ id: string }>(
    "SELECT id FROM guests WHERE email = 'maya@example.com'",
  );
  const id = rows[0]?.id ?? '';
  expect(maya).toMatchObject({ nextStayDate: '2027-06-09', bookingCount: 3, noteCount: 0 });
  const note = { method: 'POST' };
  const added = await service.asStaff(`/api/crm/guests/${id}/notes`, {
    ...note,
    body: { content: 'Likes the corner table' },
  });
  expect(added.ok).toBe(true);
  await service.database.query(
    `INSERT INTO email_sends (id, guest_id, kind, message_key, to_address, subject, html, text, status, sent_at)
     VALUES ('glance-1', $1, 'sequence-step', 'glance-1', 'maya@example.com', 'See you soon', '', '', 'sent', now())`,
    [id],
  );
  const [later] = (await list('?search=maya')).guests;
  expect(later).toMatchObject({ noteCount: 1, lastContact: { kind: 'email', text: 'See you soon' } });
  expect(later?.emailCount).toBe((maya?.emailCount ?? 0) + 1);
});

describe('search', () => {
  test.each([
    ['?search=okafor', ['maya@example.com']],
    ['?search=Maya%20Okafor', ['maya@example.com']],
    ['?search=okafor%20%20%20maya', ['maya@example.com']],
    ['?search=okafor%20adam', []],
    ['?search=ADAM@', ['adam@example.com']],
    ['?search=404%20555', ['maya@example.com']],
    ['?search=%2B14045550188', ['maya@example.com']],
    ['?search=4045550188', ['maya@example.com']],
    ['?search=1-404-555-0188', ['maya@example.com']],
    ['?search=9995550188', []],
    ['?search=555&limit=1&offset=1', []],
    ['?search=example.com&limit=1&offset=1', ['maya@example.com']],
    ['?search=100%25', ['zoe@example.com']],
    ['?search=l_N', ['zoe@example.com']],
    ['?search=nobody', []],
  ])('%s finds %j', async (query, found) => {
    expect(await emails(query)).toEqual(found);
  });
});

describe('order', () => {
  const [adam, maya, zoe] = ['adam@example.com', 'maya@example.com', 'zoe@example.com'];
  test.each([
    ['', [adam, maya, zoe]],
    ['?sortBy=name&sortOrder=desc', [zoe, maya, adam]],
    ['?sortBy=stays&sortOrder=desc&limit=1', [maya]],
    ['?sortBy=lifetimeValue&sortOrder=asc', [zoe, maya, adam]],
  ])('%s gives %j', async (query, ordered) => {
    expect(await emails(query)).toEqual(ordered);
  });

  test('an unknown sort key is a 400 that names it', async () => {
    const answer = await service.asStaff('/api/crm/guests?sortBy=password');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'sortBy' }] });
  });
});

test('the best matches are guests by their own name, before those whose partner has it', async () => {
  await service.publishBooking(
    bookingState({
      entityId: 'best-1',
      guestName: 'Abel Rowan',
      firstName: 'Abel',
      lastName: 'Rowan',
      email: 'abel@example.com',
    }),
  );
  await service.publishBooking(
    bookingState({
      entityId: 'best-2',
      guestName: 'Selma Rowan',
      firstName: 'Selma',
      lastName: 'Rowan',
      email: 'selma@example.com',
    }),
  );
  await service.untilHeard();
  await service.database.query("UPDATE guests SET partner_name = 'Selma' WHERE email = 'abel@example.com'");
  expect(await emails('?search=selma')).toEqual(['abel@example.com', 'selma@example.com']);
  expect(await emails('?search=selma&sortBy=match')).toEqual(['selma@example.com', 'abel@example.com']);
  expect(await emails('?search=se&sortBy=match')).toEqual(['selma@example.com', 'abel@example.com']);
  // The lists of the other tests are those of three guests.
  await service.database.query("DELETE FROM guests WHERE last_name = 'Rowan'");
});

test('pages include the total and whether more follow', async () => {
  expect(await list('?limit=2')).toMatchObject({ totalCount: 3, hasMore: true });
  expect(await list('?limit=2&offset=2')).toMatchObject({ totalCount: 3, hasMore: false });
  expect(await emails('?limit=2&offset=2')).toEqual(['zoe@example.com']);
  expect(await list('?offset=40')).toEqual({
    guests: [],
    totalCount: 3,
    hasMore: false,
    stats: { totalGuests: 3, recentContacts: 3, activeBookings: 3, emailSequences: 0 },
  });
});

describe('filters', () => {
  const [adam, maya, zoe] = ['adam@example.com', 'maya@example.com', 'zoe@example.com'];
  beforeAll(async () => {
    await service.database.query(
      "UPDATE guests SET tags = 'VIP, wine lover', sequence_step = 3 WHERE email = $1",
      [maya],
    );
    await service.database.query("UPDATE guests SET tags = 'vip', sequence_step = 6 WHERE email = $1", [zoe]);
  });

  test.each([
    ['?minStays=2', [maya]],
    ['?maxStays=1', [adam, zoe]],
    ['?minValue=1000', [adam, maya]],
    ['?maxValue=300.00', [zoe]],
    ['?minValue=301&maxValue=1999.99', [maya]],
    ['?tags=vip', [maya, zoe]],
    ['?tags=VIP,%20wine', [maya]],
    ['?sequenceStatus=active', [maya]],
    ['?sequenceStatus=completed', [zoe]],
    ['?sequenceStatus=inactive', [adam]],
    ['?sequenceStatus=&tags=&minStays=', [adam, maya, zoe]],
    ['?search=okafor&minStays=3', []],
  ])('%s leaves %j', async (query, left) => {
    expect(await emails(query)).toEqual(left);
  });

  test.each(['minStays=x', 'maxValue=-1', 'sequenceStatus=lost'])(
    '%s is a 400 that names it',
    async (query) => {
      const answer = await service.asStaff(`/api/crm/guests?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ path: query.split('=')[0] }] });
    },
  );
});
