import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDeps, type TestDeps } from './test-deps.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { adminPassword, startTestService, type TestService } from './test-service.ts';
import { untilServed } from './until-served.ts';

interface Reserved {
  bookingReference: string;
  status: string;
  total: string;
  confirmation?: { email: string; expiresAt: string };
}

const limits = { UNPAID_NIGHTS_PER_NETWORK: '14', UNPAID_NIGHTS_OVERALL: '45' };
/** Parallel calls from one network, and from different networks. */
const [many, networks] = [200, 256];
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the limits on unpaid nights', () => {
  let service: TestService;
  let deps: TestDeps;
  beforeAll(async () => {
    service = await startTestService({ environment: limits });
    deps = openTestDeps(service);
  });
  afterAll(async () => {
    await deps.database.close();
    await service.stop();
  });

  const send = <T = unknown>(path: string, body: unknown, address = '203.0.113.1') =>
    untilServed(() => service.browser().post<T>(path, body, from(address)));
  const reserve = (first: number, nights: number, address: string, more: Record<string, unknown> = {}) =>
    send<Reserved>(
      '/api/create-alternative-booking',
      intentFor(inDays(first), inDays(first + nights), more),
      address,
    );
  const unpaidNights = async () =>
    (
      await service.database.query<{ nights: number }>(
        'SELECT count(*)::int AS nights FROM unavailable_dates',
      )
    ).rows[0]?.nights;
  const tokenFor = async (email: string) => {
    const { rows } = await service.database.query<{ token: string }>(
      `SELECT data->>'token' AS token FROM outbox_events
       WHERE type = 'booking.confirmation_requested' AND data->>'email' = $1 ORDER BY position DESC LIMIT 1`,
      [email],
    );
    return rows[0]?.token ?? '';
  };
  const confirm = (token: string) => send<Reserved>('/api/confirm-reservation-request', { token });
  afterEach(() =>
    service.database.query(
      'TRUNCATE bookings, unavailable_dates, reservation_requests, unpaid_cap_alerts, rate_limits, outbox_events CASCADE',
    ),
  );

  it('let exactly 14 nights of 200 parallel calls from one network through', async () => {
    const answers = await Promise.all(
      Array.from({ length: many }, (_, n) => reserve(n + 1, 1, '203.0.113.7')),
    );
    expect(answers.filter(({ body }) => body.status === 'pending_payment')).toHaveLength(14);
    expect(await unpaidNights()).toBe(14);
    const waiting = answers.filter(({ body }) => body.confirmation !== undefined);
    const refused = answers.filter(({ status }) => status === 429);
    expect(waiting).toHaveLength(10);
    expect(refused).toHaveLength(many - 14 - 10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3600);
  });

  it('count 256 networks of one /48 as one', async () => {
    const answers = await Promise.all(
      Array.from({ length: networks }, (_, n) => reserve(n + 1, 1, `2001:db8:7:${n.toString(16)}::1`)),
    );
    expect(answers.filter(({ body }) => body.status === 'pending_payment')).toHaveLength(14);
    expect(await unpaidNights()).toBe(14);
  });

  it('allow at most 45 nights from any number of networks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reserve(1 + n * 5, 4, `198.51.100.${n + 1}`)),
    );
    expect(answers.filter(({ body }) => body.status === 'pending_payment')).toHaveLength(11);
    expect(await unpaidNights()).toBe(44);
    const { rows } = await service.database.query(
      `SELECT data->>'limit' AS "limit" FROM outbox_events WHERE type = 'booking.unpaid_limit_reached'`,
    );
    expect(rows).toEqual([{ limit: 'overall' }]);
    const staff = service.browser();
    await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
    const { body: overview } = await staff.get('/api/admin/overview');
    expect(overview).toMatchObject({ unpaidLimits: [{ id: 'overall', network: null }] });
  });

  it('allow more nights for one reservation once the link in its email was pressed, once', async () => {
    const address = '192.0.2.10';
    await reserve(1, 14, address);
    const request = intentFor(inDays(30), inDays(32));
    const { email } = request.bookingData;
    const { status, body } = await send<Reserved>('/api/create-alternative-booking', request, address);
    expect(status).toBe(200);
    expect(body).toMatchObject({ bookingReference: '', confirmation: { email } });
    expect(await unpaidNights()).toBe(14);
    const token = await tokenFor(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await service.database.query('SELECT token_hash FROM reservation_requests');
    expect(JSON.stringify(rows)).not.toContain(token);

    const view = () => send('/api/view-reservation-request', { token });
    expect((await view()).body).toMatchObject({ status: 'open', checkInDate: inDays(30) });
    expect(await unpaidNights()).toBe(14);
    const pressed = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(pressed.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(pressed.map((answer) => answer.body.bookingReference)).size).toBe(1);
    expect(pressed[0]?.body).toMatchObject({ status: 'pending_payment', total: body.total });
    expect(await unpaidNights()).toBe(16);
    expect((await view()).body).toMatchObject({ status: 'used' });
    expect((await confirm('x'.repeat(43))).status).toBe(404);
  });

  it('refuse a confirmation link whose reservation staff have released', async () => {
    const address = '192.0.2.13';
    await reserve(1, 14, address);
    const request = intentFor(inDays(30), inDays(32));
    await send('/api/create-alternative-booking', request, address);
    const token = await tokenFor(request.bookingData.email);
    const { body: made } = await confirm(token);
    const staff = service.browser();
    await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM bookings WHERE booking_reference = $1',
      [made.bookingReference],
    );
    await Promise.all([
      staff.post('/api/admin/reservations/release', { bookingIds: rows.map(({ id }) => id) }),
      ...Array.from({ length: many }, () => confirm(token)),
    ]);
    expect(await unpaidNights()).toBe(14);
    const pressed = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    for (const answer of pressed)
      expect(answer).toMatchObject({ status: 409, body: { type: 'link-expired' } });
    expect(await send('/api/view-reservation-request', { token })).toMatchObject({
      body: { status: 'expired' },
    });
    expect(await unpaidNights()).toBe(14);
  });

  it('report that the nights are taken, or that a link has expired', async () => {
    const address = '192.0.2.11';
    await reserve(1, 14, address);
    const request = intentFor(inDays(30), inDays(32));
    await send('/api/create-alternative-booking', request, address);
    const token = await tokenFor(request.bookingData.email);
    await reserve(31, 1, '192.0.2.12');
    expect(await confirm(token)).toMatchObject({ status: 409, body: { type: 'dates-taken' } });
    await service.database.query(`UPDATE reservation_requests SET expires_at = now() - interval '1 second'`);
    expect(await confirm(token)).toMatchObject({ status: 409, body: { type: 'link-expired' } });
  });

  it('keep one network from taking more than 28 nights with throwaway addresses', async () => {
    const address = '192.0.2.20';
    await reserve(1, 14, address);
    const tokens: string[] = [];
    for (const first of [20, 30, 40]) {
      const request = intentFor(inDays(first), inDays(first + 7));
      await send('/api/create-alternative-booking', request, address);
      tokens.push(await tokenFor(request.bookingData.email));
    }
    const outcomes: number[] = [];
    for (const token of tokens) outcomes.push((await confirm(token)).status);
    expect(outcomes).toEqual([200, 200, 429]);
    expect(await unpaidNights()).toBe(28);
  });

  it('offer payment by card instead of a link that a wider limit would refuse', async () => {
    const address = '192.0.2.21';
    await reserve(1, 14, address);
    const request = intentFor(inDays(20), inDays(34));
    await send('/api/create-alternative-booking', request, address);
    expect((await confirm(await tokenFor(request.bookingData.email))).status).toBe(200);
    expect(await reserve(40, 1, address)).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/pay by card/i) as string },
    });
    expect((await service.database.query('SELECT 1 FROM reservation_requests')).rowCount).toBe(1);
    const byCard = await service
      .browser()
      .post('/api/create-booking-payment-intent', intentFor(inDays(40), inDays(41)), from(address));
    expect(byCard).toMatchObject({ status: 200, body: { nightsHeld: false } });
  });

  it.each([29, 46, 60])(
    'refuse a stay of %i nights at once, naming the rule and payment by card',
    async (nights) => {
      const request = intentFor(inDays(10), inDays(10 + nights));
      const guest = service.browser();
      const answer = await guest.post('/api/create-alternative-booking', request, from('192.0.2.22'));
      expect(answer).toMatchObject({
        status: 400,
        body: {
          type: 'invalid-request',
          detail: expect.stringMatching(/more than 28 nights.*pay by card/i) as string,
          errors: [{ path: 'checkOutDate', message: expect.stringContaining('28 nights') as string }],
        },
      });
      expect((await service.database.query('SELECT 1 FROM reservation_requests')).rowCount).toBe(0);
      const byCard = await guest.post('/api/create-booking-payment-intent', request, from('192.0.2.22'));
      expect(byCard).toMatchObject({ status: 200 });
    },
  );

  it('keep a guest’s card payment open when the stay is too long to reserve', async () => {
    const request = intentFor(inDays(10), inDays(40));
    const guest = service.browser();
    const { body } = await guest.post<IntentAnswer>(
      '/api/create-booking-payment-intent',
      request,
      from('192.0.2.23'),
    );
    expect((await guest.post('/api/create-alternative-booking', request, from('192.0.2.23'))).status).toBe(
      400,
    );
    expect((await service.pay(body.paymentIntentId)).status).toBe(200);
    expect(
      await guest.post('/api/complete-booking', { paymentIntentId: body.paymentIntentId }),
    ).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  });

  it('allow a stay of 28 nights through its link', async () => {
    const request = intentFor(inDays(10), inDays(38));
    const { body } = await service
      .browser()
      .post<Reserved>('/api/create-alternative-booking', request, from('192.0.2.24'));
    expect(body.confirmation).toBeDefined();
    expect((await confirm(await tokenFor(request.bookingData.email))).status).toBe(200);
    expect(await unpaidNights()).toBe(28);
  });

  it('never prevent payment by card: the nights are taken by the payment', async () => {
    const address = '192.0.2.30';
    await reserve(1, 14, address);
    const hold = (first: number) =>
      service
        .browser()
        .post<IntentAnswer & { nightsHeld: boolean }>(
          '/api/create-booking-payment-intent',
          intentFor(inDays(first), inDays(first + 2)),
          from(address),
        );
    const { status, body } = await hold(30);
    expect(status).toBe(200);
    expect(body.nightsHeld).toBe(false);
    expect(await unpaidNights()).toBe(14);
    const { body: second } = await hold(30);
    await service.pay(body.paymentIntentId);
    const complete = (paymentIntentId: string) =>
      service.browser().post('/api/complete-booking', { paymentIntentId });
    expect(await complete(body.paymentIntentId)).toMatchObject({
      status: 200,
      body: { status: 'confirmed' },
    });
    expect(await unpaidNights()).toBe(16);
    const check = await service.browser().post('/api/check-booking-payment', {
      holdId: second.holdId,
      paymentIntentId: second.paymentIntentId,
      checkInDate: inDays(30),
      checkOutDate: inDays(32),
      totalAmount: Number(second.quote.total),
    });
    expect(check).toMatchObject({ status: 409, body: { type: 'dates-taken' } });
    await service.pay(second.paymentIntentId);
    expect(await complete(second.paymentIntentId)).toMatchObject({
      status: 409,
      body: { type: 'dates-taken' },
    });
  });

  it('allow one guest two unpaid reservations at most, also through the links in their email', async () => {
    const [address, crowded] = ['192.0.2.60', '192.0.2.61'];
    const first = intentFor(inDays(20), inDays(21));
    const at = (day: number) => ({
      ...first,
      bookingData: { ...first.bookingData, checkInDate: inDays(day), checkOutDate: inDays(day + 1) },
    });
    const ask = (day: number, network: string) =>
      service.browser().post<Reserved>('/api/create-alternative-booking', at(day), from(network));
    // From a network beyond its limit both need a link; then that network has room again.
    await reserve(1, 14, crowded);
    const tokens: string[] = [];
    for (const day of [20, 22]) {
      expect((await ask(day, crowded)).body.confirmation).toBeDefined();
      tokens.push(await tokenFor(first.bookingData.email));
    }
    await service.database.query('TRUNCATE bookings, unavailable_dates CASCADE');
    for (const day of [24, 26]) expect((await ask(day, crowded)).body.status).toBe('pending_payment');
    const pressed = await Promise.all(tokens.map((token) => confirm(token)));
    expect(pressed.map(({ status }) => status)).toEqual([429, 429]);
    expect((await ask(28, crowded)).status).toBe(429);
    expect(await unpaidNights()).toBe(2);

    // Confirmed ones count from every network.
    await service.database.query('TRUNCATE bookings, unavailable_dates CASCADE');
    expect((await Promise.all(tokens.map((token) => confirm(token)))).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect((await ask(30, address)).status).toBe(429);
    expect(await unpaidNights()).toBe(2);
  });

  it('do not lock out a guest whose address strangers have used', async () => {
    const request = intentFor(inDays(50), inDays(51));
    const asStranger = (n: number) => ({
      ...request,
      bookingData: {
        ...request.bookingData,
        checkInDate: inDays(50 + n * 2),
        checkOutDate: inDays(51 + n * 2),
      },
    });
    for (const n of [1, 2]) {
      const answer = await service
        .browser()
        .post<Reserved>('/api/create-alternative-booking', asStranger(n), from(`192.0.2.${40 + n}`));
      expect(answer.body.status).toBe('pending_payment');
    }
    const own = await service
      .browser()
      .post<Reserved>('/api/create-alternative-booking', request, from('192.0.2.50'));
    expect(own.body.confirmation).toBeDefined();
    expect(await confirm(await tokenFor(request.bookingData.email))).toMatchObject({
      status: 200,
      body: { status: 'pending_payment' },
    });
  });
});

describe('without limits on nights, a reservation', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const firstOf = async (path: string) => (await service.browser().get<{ id: string }[]>(path)).body[0]?.id;

  it.each([
    ['a service', 10, async () => ({ addOnIds: [await firstOf('/api/addon-services')] })],
    ['a package', 14, async () => ({ packageIds: [await firstOf('/api/packages')] })],
    ['another promotion code', 18, () => ({ promoCode: 'SECOND' })],
    ['no promotion code', 22, () => ({ promoCode: null })],
  ])(
    'that is repeated with %s is refused with an explanation, and the difference is not dropped',
    async (_what, first, change) => {
      await service.database.query(
        `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value)
       SELECT gen_random_uuid(), code, 'Ten off', 'fixed', 10 FROM unnest(ARRAY['FIRST', 'SECOND']) AS code
       ON CONFLICT DO NOTHING`,
      );
      const guest = service.browser();
      const request = { ...intentFor(inDays(first), inDays(first + 2)), promoCode: 'FIRST' };
      const call = '/api/create-alternative-booking';
      const { body: reserved } = await guest.post<Reserved>(call, request);
      expect(reserved).toMatchObject({ status: 'pending_payment' });
      expect(await guest.post(call, { ...request, ...(await change()) })).toMatchObject({
        status: 409,
        body: {
          type: 'already-reserved',
          detail: expect.stringContaining(reserved.bookingReference) as string,
        },
      });
      expect((await guest.post<Reserved>(call, request)).body).toEqual(reserved);
    },
  );

  it('that staff release ends at once with its events, shows its network before, and leaves a paid one unchanged', async () => {
    await service.database.query('TRUNCATE bookings, unavailable_dates, outbox_events CASCADE');
    const staff = service.browser();
    await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
    for (const first of [10, 14, 18])
      await service
        .browser()
        .post(
          '/api/create-alternative-booking',
          intentFor(inDays(first), inDays(first + 2)),
          from('192.0.2.77'),
        );
    const { body: list } = await staff.get<{ id: string; clientNetwork: string }[]>(
      '/api/admin/bookings?status=pending_payment',
    );
    expect(list.map(({ clientNetwork }) => clientNetwork)).toEqual(Array(3).fill('192.0.2.77'));
    const ids = list.map(({ id }) => id);
    await staff.post(`/api/admin/bookings/${ids[0]}/mark-paid`);
    expect(
      (await service.browser().post('/api/admin/reservations/release', { bookingIds: ids })).status,
    ).toBe(401);
    const { status, body } = await staff.post<{ released: string[]; skipped: string[] }>(
      '/api/admin/reservations/release',
      { bookingIds: ids },
    );
    expect(status).toBe(200);
    expect([...body.released].sort()).toEqual(ids.slice(1).sort());
    expect(body.skipped).toEqual([ids[0]]);
    const { rows } = await service.database.query(
      `SELECT data->>'endReason' AS reason, data->>'endedBy' AS "endedBy" FROM outbox_events WHERE type = 'booking.cancelled'`,
    );
    expect(rows).toEqual(Array(2).fill({ reason: 'staff', endedBy: 'staff' }));
    const nights = await service.database.query('SELECT date FROM unavailable_dates');
    expect(nights.rowCount).toBe(2);
  });
});
