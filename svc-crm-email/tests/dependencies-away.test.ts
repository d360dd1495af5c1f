import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { openInfrastructure } from '@getaway/testing/infrastructure';
import { startSessionStates, type TestSessionStates } from '@getaway/testing/session-states';
import { startCrm, type RunningService } from './running-service.ts';

// Servers of its own, because this file stops them.
const infrastructure = openInfrastructure();
let isDatabaseAway = false;
let sessions: TestSessionStates;
let service: RunningService;
beforeAll(async () => {
  sessions = await startSessionStates();
  const postgresUrl = await infrastructure.start('postgres');
  const natsUrl = await infrastructure.start('nats');
  service = await startCrm({ BOOKING_URL: sessions.url }, { postgresUrl, natsUrl });
});
afterAll(async () => {
  try {
    // A failed test may have left it stopped; stopping would then fail as well and hide the cause.
    if (isDatabaseAway) await infrastructure.start('postgres');
    await service.stop();
  } finally {
    await sessions.stop();
    await infrastructure.stop();
  }
});

const readGuests = (sessionId: string): Promise<Response> =>
  fetch(`${service.origin}/api/crm/guests`, {
    headers: { cookie: `session=${service.issuer.token({ sessionId })}` },
  });
const readiness = async (): Promise<unknown> => (await fetch(`${service.origin}/readyz`)).json();

test('an unavailable database refuses no event: events wait, and take effect once when it is back', async () => {
  isDatabaseAway = true;
  await infrastructure.stopPart('postgres');
  expect(await readiness()).toEqual({ status: 'waiting', away: ['database'] });
  expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
  expect((await service.asStaff('/api/crm/guests')).status).toBe(503);

  const booking = bookingState({ entityId: randomUUID(), email: 'patient@example.com' });
  await service.publishBooking(booking);
  // Long enough for several deliveries.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  await infrastructure.start('postgres');
  isDatabaseAway = false;

  await eventually(() => expect(service.catcher.emailsTo(booking.email)).toHaveLength(1), {
    timeoutMs: 15_000,
  });
  const { rows } = await service.database.query('SELECT last_error FROM refused_messages');
  expect(rows).toEqual([]);
  expect(await readiness()).toEqual({ status: 'ready', away: [] });
  expect(service.catcher.emailsTo(booking.email)).toHaveLength(1);
});

test('an unavailable broker is waited for, and later events are consumed', async () => {
  await infrastructure.stopPart('nats');
  await eventually(async () => expect(await readiness()).toEqual({ status: 'waiting', away: ['broker'] }));
  // A session without a cached answer: svc-booking has to confirm it.
  expect((await readGuests('while only the broker is down')).status).toBe(200);
  await sessions.stop();
  expect((await readGuests('while svc-booking is down as well')).status).toBe(503);
  await infrastructure.start('nats');
  await eventually(async () => expect(await readiness()).toEqual({ status: 'ready', away: [] }), {
    timeoutMs: 10_000,
  });
  const booking = bookingState({ entityId: randomUUID(), email: 'again@example.com' });
  await service.publishBooking(booking);
  await eventually(() => expect(service.catcher.emailsTo(booking.email)).toHaveLength(1), {
    timeoutMs: 15_000,
  });
});
