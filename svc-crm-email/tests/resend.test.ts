import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ OWNER_BOOKING_EMAILS: 'off', CHANGE_EMAIL_DELAY_S: '0' });
});
afterAll(() => service.stop());

let guests = 0;
async function confirmed(different: Partial<BookingState> = {}): Promise<BookingState> {
  guests += 1;
  const booking = bookingState({
    entityId: randomUUID(),
    email: `again${guests}@example.com`,
    ...different,
  });
  await service.publishBooking(booking);
  await emailsTo(booking.email, 1);
  await eventually(async () =>
    expect((await sendsOf(booking)).map(({ status }) => status)).toEqual(['sent']),
  );
  return booking;
}
const emailsTo = async (address: string, count: number) => {
  await eventually(() => expect(service.catcher.emailsTo(address)).toHaveLength(count));
  return service.catcher.emailsTo(address);
};
const sendsOf = async (booking: BookingState): Promise<EmailSend[]> =>
  (await service.asStaff(`/api/admin/email-sends?bookingId=${booking.entityId}`)).json() as Promise<
    EmailSend[]
  >;
const resend = (id: string) => service.asStaff(`/api/admin/email-sends/${id}/resend`, { method: 'POST' });
const idOf = async (booking: BookingState) => (await sendsOf(booking))[0]?.id ?? '';

test('the emails of a booking are listed separately', async () => {
  const [one, other] = [await confirmed(), await confirmed()];
  expect((await sendsOf(one)).map(({ bookingId }) => bookingId)).toEqual([one.entityId]);
  expect(await sendsOf(other)).toHaveLength(1);
});

test('a confirmation is resent with the current state, as a separate email', async () => {
  const booking = await confirmed();
  await service.publish('booking.changed', { ...booking, revision: 3, specialRequests: 'Late', phone: null });
  const answer = await resend(await idOf(booking));
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ bookingId: booking.entityId, guest: { email: booking.email } });
  const [first, second] = await emailsTo(booking.email, 2);
  expect(second?.subject).toBe(first?.subject);
  expect(second?.text).toContain('481902');
  expect(second?.attachments).toHaveLength(1);
  expect(second?.headers['message-id']).not.toBe(first?.headers['message-id']);
});

test('an outdated email is not resent', async () => {
  const booking = await confirmed();
  const id = await idOf(booking);
  await service.publishBooking({ ...booking, revision: 3, status: 'cancelled' });
  await emailsTo(booking.email, 2);
  const answer = await resend(id);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: 'The stay is no longer confirmed' });
  expect((await resend('nothing')).status).toBe(404);
});

test('of 30 concurrent calls, five send an email', async () => {
  const booking = await confirmed();
  const id = await idOf(booking);
  const answers = await Promise.all(Array.from({ length: 30 }, () => resend(id)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500);
  await emailsTo(booking.email, 6);
});

test('a sent step of a sequence is resent, and the plan is unchanged', async () => {
  const booking = await confirmed();
  await service.asStaff('/api/admin/email-sequences/initialize-booking-sequence', { method: 'POST' });
  const steps = async () => (await sendsOf(booking)).filter(({ stepNumber }) => stepNumber !== null);
  await eventually(async () => expect((await steps()).length).toBeGreaterThan(1));
  const [step] = (await steps()).filter(({ status }) => status === 'pending');
  const before = (await steps()).length;
  expect((await resend(step?.id ?? '')).status).toBe(422);
  await service.database.query(`UPDATE email_sends SET status = 'sent' WHERE id = $1`, [step?.id]);
  expect((await resend(step?.id ?? '')).status).toBe(201);
  const [, again] = await emailsTo(booking.email, 2);
  expect(again?.headers['list-unsubscribe']).toBeDefined();
  expect((await steps()).length).toBe(before);
});

const staysThatEnd = {
  canceled: (booking: BookingState) =>
    service.publishBooking({ ...booking, revision: 3, status: 'cancelled' }),
  deleted: (booking: BookingState) =>
    service.publish('booking.deleted', {
      entityId: booking.entityId,
      revision: 3,
      bookingReference: booking.bookingReference,
      checkInDate: booking.checkInDate,
      checkOutDate: booking.checkOutDate,
      deletedAt: new Date().toISOString(),
    }),
};
test.each(['canceled', 'deleted'] as const)('no step of a sequence about a %s stay is sent', async (how) => {
  const booking = bookingState({ entityId: randomUUID(), email: `${how}@example.com` });
  await service.publishBooking(booking);
  await service.asStaff('/api/admin/email-sequences/initialize-booking-sequence', { method: 'POST' });
  const steps = async () => (await sendsOf(booking)).filter(({ stepNumber }) => stepNumber !== null);
  await eventually(async () => expect((await steps()).length).toBeGreaterThan(1));
  const [canceled, failed] = await steps();
  expect(canceled?.isStayEnded).toBeUndefined();
  await service.database.query(`UPDATE email_sends SET status = 'failed' WHERE id = $1`, [failed?.id]);
  await staysThatEnd[how](booking);
  const statuses = async () =>
    Object.fromEntries((await steps()).map(({ id, status, isStayEnded }) => [id, [status, isStayEnded]]));
  await eventually(async () =>
    expect(await statuses()).toMatchObject({
      [canceled?.id ?? '']: ['cancelled', true],
      [failed?.id ?? '']: ['failed', true],
    }),
  );

  const reason = 'This stay is canceled, so its emails aren’t sent.';
  const again = await resend(canceled?.id ?? '');
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({
    detail: how === 'deleted' ? 'The booking was deleted' : reason,
  });
  const retried = await service.asStaff(`/api/admin/email-sends/${failed?.id}/retry`, { method: 'POST' });
  expect(retried.status).toBe(422);
  expect(await retried.json()).toMatchObject({ detail: reason });
  const many = { method: 'POST', body: { ids: [failed?.id] } };
  expect(await (await service.asStaff('/api/admin/email-sends/retry', many)).json()).toEqual({
    retried: 0,
    leftOut: 1,
  });
  await service.asStaff('/api/admin/email-sends/retry-failed', { method: 'POST' });
  expect((await statuses())[failed?.id ?? '']).toEqual(['failed', true]);

  // One that was queued before is skipped when it is due.
  await service.database.query(
    `UPDATE email_sends SET status = 'pending', send_at = now(), waits_for_morning = false WHERE id = $1`,
    [canceled?.id],
  );
  await service.database.query(`SELECT pg_notify('email_sends', '')`);
  await eventually(async () => expect((await statuses())[canceled?.id ?? '']?.[0]).toBe('skipped'));
  const skipped = (await steps()).find(({ id }) => id === canceled?.id);
  expect(skipped?.errorMessage).toBe(reason);
});
