import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { SequenceAudience } from '@getaway/contracts/http/sequence-audience';
import { addDays, dateInZone } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

let crm: RunningService;
let staff: Staff;
beforeAll(async () => {
  crm = await startCrm();
  staff = staffOf(crm);
});
afterAll(() => crm.stop());

const today = dateInZone(new Date(), 'America/New_York');
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** A guest who booked a while ago and arrives in the given number of days. */
const guestArrivingIn = async (days: number, bookedHoursAgo: number): Promise<string> => {
  const email = `${randomUUID()}@example.com`;
  const at = hoursAgo(bookedHoursAgo);
  const checkInDate = addDays(today, days);
  await crm.publishBooking(
    bookingState({
      entityId: randomUUID(),
      email,
      confirmedAt: at,
      createdAt: at,
      updatedAt: at,
      checkInDate,
      checkOutDate: addDays(checkInDate, 2),
    }),
  );
  await eventually(async () => {
    const { rowCount } = await crm.database.query('SELECT 1 FROM guests WHERE email = $1', [email]);
    expect(rowCount).toBe(1);
  });
  return email;
};
const newSequence = async (fields: object): Promise<EmailSequence> =>
  (
    await staff.post<EmailSequence>('/api/admin/email-sequences', {
      name: `Sequence ${randomUUID().slice(0, 8)}`,
      triggerType: 'booking_confirmed',
      ...fields,
    })
  ).body;
const newTemplate = async (): Promise<string> =>
  (
    await staff.post<{ id: string }>('/api/admin/email-templates', {
      name: `Template ${randomUUID().slice(0, 8)}`,
      subject: 'Come back',
      htmlContent: '<p>Come back, {{ guest.firstName }}</p>',
    })
  ).body.id;
/** A change that excludes guests who have booked already. */
const newGuests = { confirmedAudience: 'new-guests' };
interface Refused {
  type: string;
  errors?: { path: string }[];
  audience?: SequenceAudience;
}
const unconfirmed = {
  status: 409,
  body: { type: 'audience-unconfirmed', errors: [{ path: 'confirmedAudience' }] },
};
const addStep = (sequenceId: string, templateId: string, more: object = {}) =>
  staff.post<{ id: string }>('/api/admin/sequence-templates', {
    sequenceId,
    templateId,
    stepNumber: 1,
    delayValue: 0,
    delayUnit: 'days',
    ...more,
  });
const audience = async (sequenceId: string, change: object): Promise<SequenceAudience> => {
  const { status, body } = await staff.post<SequenceAudience>(
    `/api/admin/email-sequences/${sequenceId}/audience`,
    change,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const sendsOf = async (sequenceId: string): Promise<string[]> => {
  const { rows } = await crm.database.query<{ to_address: string }>(
    "SELECT to_address FROM email_sends WHERE sequence_id = $1 AND status <> 'cancelled' ORDER BY to_address",
    [sequenceId],
  );
  return rows.map(({ to_address }) => to_address);
};

test('a new sequence is inactive, and its first step emails no guest who has booked already', async () => {
  await guestArrivingIn(4, 2);
  const made = await newSequence({});
  expect(made.isActive).toBe(false);
  const active = await newSequence({ isActive: true });
  expect((await addStep(active.id, await newTemplate(), newGuests)).status).toBe(201);
  expect(await sendsOf(active.id)).toEqual([]);

  const later = await guestArrivingIn(30, 0);
  await eventually(async () => expect(await sendsOf(active.id)).toEqual([later]));
  await staff.put(`/api/admin/email-sequences/${active.id}`, { isActive: false });
});

test('activating a sequence shows first who would be emailed, and emails them only when that is confirmed', async () => {
  const { id } = await newSequence({});
  await addStep(id, await newTemplate());
  await addStep(id, await newTemplate(), { stepNumber: 2, delayValue: 3 });
  const early = await guestArrivingIn(40, 5);
  const preview = await audience(id, { isActive: true });
  expect(preview.now).toBeGreaterThanOrEqual(1);
  expect(preview.nextSevenDays).toBeGreaterThanOrEqual(1);
  expect(preview.recipients[0]).toMatchObject({ when: 'Now', stepNumber: 1 });
  expect(await sendsOf(id)).toEqual([]);
  const switchOn = (more: object) =>
    staff.put(`/api/admin/email-sequences/${id}`, { isActive: true, ...more });

  // A guest books in between: the preview is outdated.
  const meanwhile = await guestArrivingIn(50, 1);
  const stale = await switchOn({ confirmedAudience: preview.token });
  expect(stale).toMatchObject({ status: 409, body: { type: 'changed-meanwhile' } });
  expect((stale.body as Refused).audience).toEqual(await audience(id, { isActive: true }));
  expect(await sendsOf(id)).toEqual([]);

  expect(await switchOn(newGuests)).toMatchObject({ status: 200 });
  expect(await sendsOf(id)).toEqual([]);
  await staff.put(`/api/admin/email-sequences/${id}`, { isActive: false });

  const again = await audience(id, { isActive: true });
  expect(await switchOn({ confirmedAudience: again.token })).toMatchObject({ status: 200 });
  expect(await sendsOf(id)).toEqual(expect.arrayContaining([early, meanwhile]));
  // Another tab still shows the same list: by now it would email no guest.
  expect(await switchOn({ confirmedAudience: again.token })).toMatchObject({
    status: 409,
    body: { type: 'changed-meanwhile', audience: { now: 0, nextSevenDays: 0, later: 0 } },
  });
  await staff.put(`/api/admin/email-sequences/${id}`, { isActive: false });
});

test('a change that would email a guest is refused until staff confirm the audience, and changes nothing', async () => {
  const { id } = await newSequence({});
  await addStep(id, await newTemplate());
  await guestArrivingIn(45, 2);
  const path = `/api/admin/email-sequences/${id}`;
  const refused = await staff.put<Refused>(path, { isActive: true, name: 'Other' });
  expect(refused).toMatchObject(unconfirmed);
  expect(refused.body.audience).toEqual(await audience(id, { isActive: true }));
  expect(refused.body.audience?.now).toBeGreaterThanOrEqual(1);
  const { body: all } = await staff.get<EmailSequence[]>('/api/admin/email-sequences');
  expect(all.find((sequence) => sequence.id === id)).toMatchObject({ isActive: false });
  expect(all.find((sequence) => sequence.id === id)?.name).not.toBe('Other');
  expect(await sendsOf(id)).toEqual([]);

  expect(await staff.put(path, { isActive: true, ...newGuests })).toMatchObject({ status: 200 });
  const [second, third] = [await newTemplate(), await newTemplate()];
  expect(await addStep(id, second, { stepNumber: 2 })).toMatchObject(unconfirmed);
  await addStep(id, second, { stepNumber: 2, delayValue: 9, ...newGuests });
  await addStep(id, third, { stepNumber: 3, delayValue: 12, ...newGuests });
  await guestArrivingIn(90, 0);
  await eventually(async () => expect(await sendsOf(id)).toHaveLength(3));
  const { body: sequences } = await staff.get<EmailSequence[]>('/api/admin/email-sequences');
  const steps = sequences.find((sequence) => sequence.id === id)?.templates ?? [];
  const step = `/api/admin/sequence-templates/${steps[2]?.linkId}`;
  expect(await staff.put(step, { delayValue: 11 })).toMatchObject(unconfirmed);
  expect(await staff.put(step, { delayUnit: 'hours' })).toMatchObject(unconfirmed);
  expect(await staff.put(path, { triggerType: 'days_after_booking', triggerValue: 3 })).toMatchObject(
    unconfirmed,
  );
  const updates = [
    { id: third, stepNumber: 2 },
    { id: second, stepNumber: 3 },
  ];
  const move = { sequenceId: id, updates };
  expect(await staff.put('/api/admin/email-templates/reorder', move)).toMatchObject(unconfirmed);
  // No order applies to new guests only.
  expect(await staff.put('/api/admin/email-templates/reorder', { ...move, ...newGuests })).toMatchObject(
    unconfirmed,
  );
  expect(await staff.put(step, { isActive: false })).toMatchObject({ status: 200 });
  expect(await staff.put(step, { isActive: true })).toMatchObject(unconfirmed);
  await staff.put(path, { isActive: false });
});

test('a change that starts no emails shows an empty audience and emails no guest', async () => {
  const { id } = await newSequence({});
  await guestArrivingIn(46, 2);
  const { body: step } = await addStep(id, await newTemplate());
  const path = `/api/admin/email-sequences/${id}`;
  await staff.put(path, { isActive: true, ...newGuests });
  const nobody = { now: 0, nextSevenDays: 0, later: 0, recipients: [] };
  const preview = await audience(id, { isActive: true, triggerType: 'booking_confirmed' });
  expect(preview).toMatchObject(nobody);
  expect(await audience(id, { changeStep: { id: step.id, delayValue: 0, delayUnit: 'days' } })).toMatchObject(
    nobody,
  );
  const change = { name: 'Renamed', isActive: true, confirmedAudience: preview.token };
  expect(await staff.put(path, change)).toMatchObject({ status: 200 });
  expect(await staff.put(path, { description: 'No word of an audience' })).toMatchObject({ status: 200 });
  expect(await sendsOf(id)).toEqual([]);
  await staff.put(path, { isActive: false });
});

test('a step with a new delay keeps the times of waiting guests, unless staff confirm the new ones', async () => {
  const { id } = await newSequence({ isActive: true });
  const step = (await addStep(id, await newTemplate(), { delayValue: 20, ...newGuests })).body;
  const email = await guestArrivingIn(60, 0);
  await eventually(async () => expect(await sendsOf(id)).toEqual([email]));
  const dueAt = async (): Promise<number> => {
    const { rows } = await crm.database.query<{ send_at: Date }>(
      "SELECT send_at FROM email_sends WHERE sequence_id = $1 AND status = 'pending'",
      [id],
    );
    return rows[0]?.send_at.getTime() ?? 0;
  };
  const before = await dueAt();
  const change = (more: object) =>
    staff.put(`/api/admin/sequence-templates/${step.id}`, { delayValue: 10, ...more });
  expect(await change(newGuests)).toMatchObject({ status: 200, body: { delayValue: 10 } });
  expect(await dueAt()).toBe(before);

  const preview = await audience(id, { changeStep: { id: step.id, delayValue: 5 } });
  expect(preview.nextSevenDays).toBeGreaterThanOrEqual(1);
  expect(await change({ delayValue: 5, confirmedAudience: preview.token })).toMatchObject({ status: 200 });
  expect(await dueAt()).toBeLessThan(before - 14 * 86_400_000);
  await staff.put(`/api/admin/email-sequences/${id}`, { isActive: false });
});

test('a preview of a step changes nothing, and shows what adding it would send', async () => {
  const { id } = await newSequence({ isActive: true });
  const templateId = await newTemplate();
  await guestArrivingIn(70, 3);
  const preview = await audience(id, { addStep: { templateId, delayValue: 0, delayUnit: 'days' } });
  expect(preview.now).toBeGreaterThanOrEqual(1);
  const { body } = await staff.get<EmailSequence[]>('/api/admin/email-sequences');
  expect(body.find((sequence) => sequence.id === id)?.templatesCount).toBe(0);
  expect(await addStep(id, templateId, { confirmedAudience: preview.token })).toMatchObject({ status: 201 });
  expect((await sendsOf(id)).length).toBe(preview.now);
  await staff.put(`/api/admin/email-sequences/${id}`, { isActive: false });
});

test('moving a step shows the queued emails that change their order, and moves it once those are confirmed', async () => {
  const { id } = await newSequence({ isActive: true });
  const [first, second] = [await newTemplate(), await newTemplate()];
  await addStep(id, first, { delayValue: 20, ...newGuests });
  await addStep(id, second, { stepNumber: 2, delayValue: 5, ...newGuests });
  const order = [
    { id: second, stepNumber: 1 },
    { id: first, stepNumber: 2 },
  ];
  const move = (more: object) =>
    staff.put('/api/admin/email-templates/reorder', { sequenceId: id, updates: order, ...more });
  const numbersOf = async () => {
    const { rows } = await crm.database.query<{ template_id: string; step_number: number; send_at: Date }>(
      "SELECT template_id, step_number, send_at FROM email_sends WHERE sequence_id = $1 AND status = 'pending' ORDER BY send_at, to_address",
      [id],
    );
    return rows;
  };
  expect(await audience(id, { reorder: order })).toMatchObject({ now: 0, nextSevenDays: 0, later: 0 });

  await guestArrivingIn(80, 0);
  await eventually(async () => expect(await numbersOf()).toHaveLength(2));
  const before = await numbersOf();
  const preview = await audience(id, { reorder: order });
  expect(preview).toMatchObject({ now: 0, nextSevenDays: 1, later: 1 });
  expect(preview.recipients.map(({ stepNumber }) => stepNumber)).toEqual([1, 2]);
  expect(await numbersOf(), 'a preview moves nothing').toEqual(before);

  await guestArrivingIn(81, 0);
  await eventually(async () => expect(await numbersOf()).toHaveLength(4));
  expect(await move({ confirmedAudience: preview.token })).toMatchObject({
    status: 409,
    body: { type: 'changed-meanwhile' },
  });
  const again = await audience(id, { reorder: order });
  expect(await move({ confirmedAudience: again.token })).toMatchObject({ status: 200 });
  const after = await numbersOf();
  expect(after.map(({ step_number }) => step_number)).toEqual([1, 1, 2, 2]);
  expect(
    after.map(({ send_at }) => send_at),
    'a move keeps every time',
  ).toEqual(expect.arrayContaining(before.map(({ send_at }) => send_at)));
  expect(await audience(id, { reorder: order })).toMatchObject({ now: 0, nextSevenDays: 0, later: 0 });
  await staff.put(`/api/admin/email-sequences/${id}`, { isActive: false });
});
