import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { readGuest } from '@getaway/contracts/http/guest-details';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
let guestId = '';
beforeAll(async () => {
  service = await startCrm();
  await service.publishBooking(bookingState({ entityId: 'd1', email: 'maya@example.com' }));
  guestId = await guestOf('maya@example.com');
});
afterAll(() => service.stop());

const guestOf = (email: string) =>
  eventually(async () => {
    const { rows } = await service.database.query<{ id: string }>('SELECT id FROM guests WHERE email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
    return rows[0]?.id ?? '';
  });
const path = (rest = '', id = guestId) => `/api/crm/guests/${id}${rest}`;
const change = (body: object, id = guestId) => service.asStaff(path('', id), { method: 'PATCH', body });
const read = async () => (await (await service.asStaff(path())).json()) as Answer<typeof readGuest>;

test('every guest call requires a session', async () => {
  for (const [method, rest] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['GET', '/timeline'],
    ['POST', '/notes'],
    ['POST', '/erase'],
    ['POST', '/merge'],
  ] as const)
    expect((await fetch(service.origin + path(rest), { method })).status).toBe(401);
  expect((await fetch(`${service.origin}/api/crm/guests/export`)).status).toBe(401);
});

test('a guest is returned with bookings, notes and events', async () => {
  const { guest, bookingHistory, notes, events } = await read();
  expect(guest).toMatchObject({ email: 'maya@example.com', totalStays: 1, optOutEmails: false });
  expect(bookingHistory).toMatchObject([
    {
      id: 'd1',
      checkInDate: '2027-06-09',
      checkOutDate: '2027-06-11',
      totalPrice: '614.18',
      status: 'confirmed',
    },
  ]);
  expect([notes, events]).toEqual([[], []]);
  expect((await service.asStaff(path('', 'nobody'))).status).toBe(404);
});

test('of two people who change the same field of a guest, the second is refused, and other fields do not count', async () => {
  const { preferences } = (await read()).guest;
  const save = (text: string, before: string | null) =>
    change({ preferences: text, before: { preferences: before } });
  const answers = await Promise.all([save('Tea', preferences), save('Coffee', preferences)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = (await read()).guest.preferences;
  expect(saved).toMatch(/^(?:Tea|Coffee)$/);
  // The same once more, as after an answer that was lost.
  expect((await save(saved ?? '', preferences)).status).toBe(200);
  expect((await change({ city: 'Asheville', before: { city: '' } })).status).toBe(200);
  expect((await save('', saved)).status).toBe(200);
  expect((await change({ city: '' })).status).toBe(200);
  expect((await change({ city: 'X', before: { unknown: 'X' } })).status).toBe(400);
});

test('a guest’s new first or last name appears everywhere', async () => {
  const { firstName, lastName, guestName } = (await read()).guest;
  expect(guestName).toBe(`${firstName} ${lastName}`);
  expect((await change({ firstName: 'Zelma' })).status).toBe(200);
  expect((await read()).guest).toMatchObject({
    firstName: 'Zelma',
    lastName,
    guestName: `Zelma ${lastName}`,
  });
  expect((await change({ firstName, guestName })).status).toBe(200);
  expect((await read()).guest).toMatchObject({ firstName, guestName });
});

test('a change writes only the fields that were sent, and empty clears', async () => {
  const before = (await read()).guest;
  const answer = await change({ partnerName: 'Ada', dateOfBirth: '1990-02-28', sequenceStep: 3, phone: '' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    ...before,
    partnerName: 'Ada',
    dateOfBirth: '1990-02-28',
    sequenceStep: 3,
    phone: null,
  });
});

test.each([
  [{ firstName: '' }, 'firstName', 'First name is required'],
  [{ lastName: ' ' }, 'lastName', 'Last name is required'],
  [{ email: 'no' }, 'email', 'Valid email is required'],
  [{ sequenceStep: 51 }, 'sequenceStep', 'Must be a whole number from 0 to 50'],
  [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'Invalid date'],
])('%j is refused with its field and rule', async (body, field, message) => {
  const answer = await change(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ path: field, message }] });
});

test('an address belongs to one guest: no other guest can get it, and the former one still leads here', async () => {
  await service.publishBooking(bookingState({ entityId: 'd2', email: 'other@example.com' }));
  await guestOf('other@example.com');
  const taken = await change({ email: 'Other@Example.com' });
  expect(taken.status).toBe(409);
  expect(await taken.json()).toMatchObject({ detail: expect.stringContaining('already exists') as string });
  expect((await change({ email: 'maya.new@example.com' })).status).toBe(200);
  await service.publishBooking(bookingState({ entityId: 'd3', email: 'maya@example.com' }));
  await eventually(async () =>
    expect((await read()).bookingHistory.map(({ id }) => id).sort()).toEqual(['d1', 'd3']),
  );
  expect((await change({ email: 'maya@example.com' })).status).toBe(200);
});

test('notes are stored, and appear with everything else in one timeline', async () => {
  expect((await service.asStaff(path('/notes'), { method: 'POST', body: { content: '  ' } })).status).toBe(
    400,
  );
  const note = await service.asStaff(path('/notes'), { method: 'POST', body: { content: 'Likes =tea' } });
  expect(note.status).toBe(201);
  expect(await note.json()).toMatchObject({ content: 'Likes =tea', author: 'Admin' });
  await fetch(`${service.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Maya',
      email: 'maya@example.com',
      occasion: 'date-night',
      message: 'A question',
    }),
  });
  const timeline = (await (await service.asStaff(path('/timeline'))).json()) as {
    kind: string;
    title: string;
  }[];
  expect(timeline.map(({ title }) => title)).toContain('Message (date night)');
  expect(new Set(timeline.map(({ kind }) => kind))).toEqual(new Set(['booking', 'message', 'send', 'note']));
});

describe('a deleted guest', () => {
  test('loses notes and history, is not created again by the same booking, and still gets emails about it', async () => {
    const booking = bookingState({ entityId: 'd4', email: 'gone@example.com' });
    await service.publishBooking(booking);
    const id = await guestOf('gone@example.com');
    // A confirmation that still waits would be withdrawn by the cancellation.
    await eventually(() => expect(service.catcher.emailsTo('gone@example.com')).toHaveLength(1));
    expect((await service.asStaff(path('', id), { method: 'DELETE' })).status).toBe(204);
    expect((await service.asStaff(path('', id), { method: 'DELETE' })).status).toBe(404);
    await service.publishBooking({ ...booking, revision: 9, status: 'cancelled' });
    await eventually(() => expect(service.catcher.emailsTo('gone@example.com')).toHaveLength(2));
    const { rows } = await service.database.query("SELECT 1 FROM guests WHERE email = 'gone@example.com'");
    expect(rows).toEqual([]);
    await service.publishBooking(bookingState({ entityId: 'd5', email: 'gone@example.com' }));
    await guestOf('gone@example.com');
  });
});

describe('two guests who are one person', () => {
  test('are merged after a preview of what moves, and the other address leads to the remaining guest', async () => {
    await service.publishBooking(bookingState({ entityId: 'm1', email: 'zoe@example.com', phone: null }));
    await service.publishBooking(
      bookingState({ entityId: 'm2', email: 'zoe@work.example.com', phone: '555 0199' }),
    );
    const [keeps, goes] = [await guestOf('zoe@example.com'), await guestOf('zoe@work.example.com')];
    const preview = await service.asStaff(path(`/merge/${goes}`, keeps));
    expect(await preview.json()).toMatchObject({
      moves: { bookings: 1, sends: 1, notes: 0 },
      fills: ['phone'],
    });

    const merged = await service.asStaff(path('/merge', keeps), { method: 'POST', body: { otherId: goes } });
    expect(await merged.json()).toMatchObject({
      id: keeps,
      totalStays: 2,
      lifetimeValue: '1228.36',
      phone: '555 0199',
    });
    expect((await service.asStaff(path('', goes))).status).toBe(404);
    await service.publishBooking(bookingState({ entityId: 'm3', email: 'Zoe@Work.example.com' }));
    await eventually(async () =>
      expect(await (await service.asStaff(path('', keeps))).json()).toMatchObject({
        guest: { totalStays: 3 },
      }),
    );
  });

  test('are not merged with themselves or with an unknown guest', async () => {
    for (const [otherId, status] of [
      [guestId, 422],
      ['nobody', 404],
    ] as const)
      expect((await service.asStaff(path('/merge'), { method: 'POST', body: { otherId } })).status).toBe(
        status,
      );
  });
});

test('the export is a file of all guests, without formulas', async () => {
  await change({ firstName: '=HYPERLINK("x")', lastName: 'O, "Neil"' });
  const answer = await service.asStaff('/api/crm/guests/export?format=csv&search=maya@');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="guests-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row, end] = bytes.toString('utf8').slice(1).split('\r\n');
  expect(head).toContain('First Name,Last Name');
  expect(row).toContain(`"'=HYPERLINK(""x"")","O, ""Neil""",`);
  expect(end).toBe('');
  expect((await service.asStaff('/api/crm/guests/export?format=xls')).status).toBe(400);
});
