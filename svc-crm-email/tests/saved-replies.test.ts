import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedReply } from '@getaway/contracts/http/inbox';
import { bookingState } from '@getaway/testing/booking-state';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

const path = '/api/admin/inbox/saved-replies';
const create = (name: string, text: string) => service.staff.post<SavedReply>(path, { name, text });

test('saved replies are created, listed by name, changed, and deleted', async () => {
  const parking = await create('Parking', 'Park in front of the house.');
  expect(parking.status).toBe(201);
  await create('arrival', 'Come whenever you like.');
  const listed = await service.staff.get<SavedReply[]>(path);
  expect(listed.body.map(({ name }) => name)).toEqual(['arrival', 'Parking']);
  expect(listed.headers.get('x-total-count')).toBe('2');
  const changed = await service.staff.put<SavedReply>(`${path}/${parking.body.id}`, {
    name: 'Parking',
    text: 'Park behind the house.',
  });
  expect(changed.body).toMatchObject({ name: 'Parking', text: 'Park behind the house.' });
  expect((await create('Parking', 'Twice')).status).toBe(409);
  const renamed = await service.staff.put(`${path}/${parking.body.id}`, { name: 'arrival', text: 'Twice' });
  expect(renamed.status).toBe(409);
  expect((await service.staff.remove(`${path}/${parking.body.id}`)).status).toBe(204);
  expect((await service.staff.remove(`${path}/${parking.body.id}`)).status).toBe(404);
});

test('of two changes of one saved reply, the second is refused and overwrites nothing', async () => {
  const { id, name, text } = (await create('Two tabs', 'Before')).body;
  const save = (next: string, before = text) =>
    service.staff.put<SavedReply & { type: string }>(`${path}/${id}`, {
      ...{ name, text: next, before: { name, text: before } },
    });
  const answers = await Promise.all([save('One'), save('Two')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.type).toBe('changed-meanwhile');
  const saved = answers.find(({ status }) => status === 200)?.body.text ?? '';
  expect((await save(`${saved}\n`)).status).toBe(200);
  expect((await save('Three', saved)).status).toBe(200);
  expect((await service.staff.put(`${path}/${id}`, { name, text: 'Four' })).status).toBe(200);
  expect((await service.staff.remove(`${path}/${id}`)).status).toBe(204);
});

test.each([
  ['an unknown variable', 'Hello {{ guest.shoeSize }}'],
  ['a syntax error', 'Hello {{ guest.firstName'],
  ['a file', "{% include 'secrets' %}"],
])('a text with %s is refused at its field', async (_what, text) => {
  const answer = await create('Broken', text);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: [{ path: 'text' }] });
});

test('a saved reply is filled in with the data of a guest and their stay', async () => {
  await service.publishBooking(
    bookingState({ email: 'filled@example.com', guestName: 'Fia Full', firstName: 'Fia', lastName: 'Full' }),
  );
  await service.untilHeard();
  const { body } = await create(
    'Code',
    'Dear {{ guest.firstName }},\n{% if booking.entryCode %}your code is {{ booking.entryCode }}{% endif %} & welcome.',
  );
  const { rows } = await service.database.query<{ id: string }>('SELECT id FROM guests WHERE email = $1', [
    'filled@example.com',
  ]);
  const filled = await service.staff.post<{ text: string }>(`${path}/${body.id}/fill`, {
    guestId: rows[0]?.id,
  });
  expect(filled.body.text).toMatch(/^Dear Fia,\nyour code is \d{6} & welcome\.$/);
  expect((await service.staff.post(`${path}/${body.id}/fill`, { guestId: 'nobody' })).status).toBe(404);
  expect((await service.staff.post(`${path}/none/fill`, { guestId: rows[0]?.id })).status).toBe(404);
});

test('for a booking, it is filled in with that booking, not with another of its guest', async () => {
  const email = 'twice@example.com';
  const bookings = ['FIRST234', 'SECOND23'].map((bookingReference) =>
    bookingState({ entityId: randomUUID(), email, firstName: 'Tia', bookingReference }),
  );
  for (const booking of bookings) await service.publishBooking(booking);
  await service.untilHeard();
  const { body } = await create('Which', '{{ guest.firstName }}: {{ booking.reference }}');
  const fill = (whom: object) => service.staff.post<{ text: string }>(`${path}/${body.id}/fill`, whom);
  for (const { entityId: bookingId, bookingReference } of bookings)
    expect((await fill({ bookingId })).body.text).toBe(`Tia: ${bookingReference}`);
  expect((await fill({ bookingId: 'none' })).status).toBe(404);
  expect((await fill({})).status).toBe(400);
  expect((await fill({ guestId: 'one', bookingId: 'other' })).status).toBe(400);
});

test('a saved reply names the check-in time from which the guest may really come', async () => {
  const { body } = await create('Hours', 'Come from {{ booking.checkInTime }} on.');
  const textFor = async (different: object) => {
    const booking = bookingState({
      entityId: randomUUID(),
      email: `${randomUUID()}@example.com`,
      ...different,
    });
    await service.publishBooking(booking);
    await service.untilHeard();
    return (
      await service.staff.post<{ text: string }>(`${path}/${body.id}/fill`, { bookingId: booking.entityId })
    ).body.text;
  };
  expect(await textFor({})).toBe('Come from 4:00 PM on.');
  expect(await textFor({ opensAt: '12:00' })).toBe('Come from 12:00 PM on.');
  expect(await textFor({ opensAt: '12:00', checkInTime: '14:00' })).toBe('Come from 2:00 PM on.');
});
