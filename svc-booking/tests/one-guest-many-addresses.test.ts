import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { untilServed } from './until-served.ts';

const tagged = (n: number) => `me+${n}@example.com`;
/** Gmail ignores dots and has two domains. */
const dotted = (n: number) =>
  `${n % 2 ? 'm.e' : 'me'}${n % 3 ? '' : `+${n}`}@${n % 5 ? 'gmail' : 'GoogleMail'}.com`;

const parallel = 20;
const places = Array.from({ length: parallel }, (_, n) => n);
const from = (address: string) => ({ 'x-forwarded-for': address });

describe.each([
  ['tags behind a plus sign', tagged],
  ['the ways to write a Gmail address', dotted],
])('one guest with %s', (_ways, address) => {
  let service: TestService;
  let limited: TestService;
  beforeAll(async () => {
    service = await startTestService();
    limited = await startTestService({
      environment: {
        UNPAID_NIGHTS_PER_NETWORK: '1',
        CONFIRMED_UNPAID_NIGHTS_PER_NETWORK: '0',
        CONFIRMED_UNPAID_NIGHTS_OVERALL: '0',
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await limited.stop();
  });
  afterEach(async () => {
    for (const { database } of [service, limited])
      await database.query(
        'TRUNCATE bookings, unavailable_dates, reservation_requests, unpaid_cap_alerts, rate_limits, outbox_events CASCADE',
      );
  });

  const request = (n: number) => {
    const { bookingData } = intentFor(inDays(1 + n * 3), inDays(3 + n * 3));
    return { bookingData: { ...bookingData, email: address(n) } };
  };

  it('gets two reservations out of any number of concurrent requests', async () => {
    const answers = await Promise.all(
      places.map((n) =>
        untilServed(() =>
          service
            .browser()
            .post<{ detail?: string }>('/api/create-alternative-booking', request(n), from('192.0.2.1')),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(parallel - 2);
    for (const { body } of refused) expect(body.detail).toMatch(/pay by card/);
  });

  it('holds the nights of two card holds', async () => {
    const answers = await Promise.all(
      places.map((n) =>
        untilServed(() =>
          service
            .browser()
            .post<IntentAnswer & { nightsHeld: boolean }>(
              '/api/create-booking-payment-intent',
              request(n),
              from('192.0.2.1'),
            ),
        ),
      ),
    );
    expect(answers.filter(({ body }) => body.nightsHeld)).toHaveLength(2);
  });

  it('gets two links out of any number of concurrent requests and networks', async () => {
    const answers = await Promise.all(
      places.map((n) =>
        untilServed(() =>
          limited.browser().post<{
            confirmation?: object;
          }>('/api/create-alternative-booking', request(n), from(`192.0.2.${n + 1}`)),
        ),
      ),
    );
    expect(answers.filter(({ body }) => body.confirmation !== undefined)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(parallel - 2);

    // The expiry of another guest's link does not help this guest.
    const other = intentFor(inDays(90), inDays(92));
    await limited.browser().post('/api/create-alternative-booking', other, from('192.0.2.200'));
    await limited.database.query(
      `UPDATE reservation_requests SET expires_at = now() + interval '1 minute' WHERE network = '192.0.2.200'`,
    );
    const again = await limited
      .browser()
      .post('/api/create-alternative-booking', request(0), from('192.0.2.1'));
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(3_600);
  });
});
