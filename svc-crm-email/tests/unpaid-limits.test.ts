import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'stay@lanternhollow.example';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

test('a reservation beyond the limits emails its guest the link that confirms it, once', async () => {
  const request = {
    entityId: randomUUID(),
    revision: 1,
    firstName: 'Ada <b>',
    email: 'ada@example.com',
    checkInDate: '2031-06-09',
    checkOutDate: '2031-06-11',
    total: '614.18',
    token: 'abc-DEF_123',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  await service.publish('booking.confirmation_requested', request);
  await service.publish('booking.confirmation_requested', request);
  await eventually(() => expect(service.catcher.emailsTo('ada@example.com')).toHaveLength(1));
  const [email] = service.catcher.emailsTo('ada@example.com');
  expect(email?.subject).toContain('Please confirm your reservation');
  expect(email?.text).toContain('/booking/confirm#abc-DEF_123');
  expect(email?.text).toContain('$614.18');
  expect(email?.html).toContain('Ada &lt;b&gt;');
});

test('a reached limit is emailed to the owner', async () => {
  await service.publish('booking.unpaid_limit_reached', {
    entityId: randomUUID(),
    revision: 1,
    limit: 'network',
    network: '203.0.113.7',
    reachedAt: new Date().toISOString(),
  });
  const found = () => service.catcher.emailsTo(owner).filter(({ subject }) => /limit/.test(subject));
  await eventually(() => expect(found()).toHaveLength(1));
  expect(found()[0]?.text).toContain('203.0.113.7');
  expect(found()[0]?.text).toContain('/admin/bookings?status=pending_payment');
});

test('a limit that many networks reached is emailed to the owner with their names', async () => {
  const networks = ['198.51.100.1', '198.51.100.2', '2001:db8:7::/48'];
  await service.publish('booking.unpaid_limit_reached', {
    entityId: randomUUID(),
    revision: 1,
    of: 'nights',
    limit: 'network',
    network: networks[0],
    networks,
    reachedAt: new Date().toISOString(),
  });
  const found = () => service.catcher.emailsTo(owner).filter(({ text }) => text.includes('198.51.100.1'));
  await eventually(() => expect(found()).toHaveLength(1));
  const text = found()[0]?.text.replace(/\s+/g, ' ');
  expect(text).toContain('The networks 198.51.100.1, 198.51.100.2, and 2001:db8:7::/48 reached this limit');
  expect(text).toContain('Other networks that reach the limit are shown on your dashboard');
  expect(text).toContain('at most once every six hours, for all networks together');
});

test('too many confirmation links have their own email to the owner', async () => {
  await service.publish('booking.unpaid_limit_reached', {
    entityId: randomUUID(),
    revision: 1,
    of: 'links',
    limit: 'overall',
    network: null,
    networks: [],
    reachedAt: new Date().toISOString(),
  });
  const found = () =>
    service.catcher.emailsTo(owner).filter(({ subject }) => subject.includes('confirmation emails'));
  await eventually(() => expect(found()).toHaveLength(1));
  const text = found()[0]?.text.replace(/\s+/g, ' ');
  expect(text).toContain('Guests can still pay by card');
  expect(text).toContain('/admin/bookings?status=pending_payment');
  expect(text).toContain('at most once every six hours');
});

test.each(['password', 'promo-code'] as const)(
  'the owner is emailed once about guesses at a %s',
  async (of) => {
    const reached = {
      entityId: randomUUID(),
      revision: 1,
      of,
      signInToken: of === 'password' ? 'a.token' : null,
      reachedAt: new Date().toISOString(),
    };
    for (let repeats = 0; repeats < 2; repeats += 1)
      await service.publish('session.guesses_reached', reached);
    const subject =
      of === 'password' ? 'Someone is guessing your password' : 'Someone is guessing promo codes';
    const found = () => service.catcher.emailsTo(owner).filter((email) => email.subject.includes(subject));
    await eventually(() => expect(found()).toHaveLength(1));
    expect(found()[0]?.text).toContain(
      of === 'password' ? '/api/admin/sign-in-link?token=a.token' : '/admin/promos',
    );
  },
);

test('a reservation that staff release is emailed as released, and not as expired', async () => {
  const reservation = bookingState({
    entityId: randomUUID(),
    email: 'released@example.com',
    status: 'cancelled',
    paymentMethod: 'alternative',
    confirmedAt: null,
    entryCode: null,
    paymentDueAt: null,
    endedBy: 'staff',
    updatedAt: new Date().toISOString(),
  });
  await service.publishBooking(reservation);
  await eventually(() => expect(service.catcher.emailsTo('released@example.com')).toHaveLength(1));
  const [email] = service.catcher.emailsTo('released@example.com');
  expect(email?.subject).toContain('has been canceled');
  expect(email?.text).toContain('You owe nothing');
});
