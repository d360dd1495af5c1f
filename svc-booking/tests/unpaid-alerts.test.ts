import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { adminPassword, startTestService, type TestService } from './test-service.ts';
import { untilServed } from './until-served.ts';

interface Reached {
  of?: string;
  limit: string;
  network: string | null;
  networks?: string[];
}

const callers = 50;
const networks = Array.from({ length: callers / 2 }, (_, n) => `198.51.100.${n + 1}`);
const reserving = '/api/create-alternative-booking';
const paying = '/api/create-booking-payment-intent';

describe('the alert about limits on unpaid nights', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({
      environment: {
        UNPAID_NIGHTS_PER_NETWORK: '1',
        CONFIRMED_UNPAID_NIGHTS_PER_NETWORK: '0',
        CONFIRMED_UNPAID_NIGHTS_OVERALL: '0',
      },
    });
  });
  afterAll(() => service.stop());
  afterEach(() =>
    service.database.query(
      'TRUNCATE bookings, unavailable_dates, reservation_requests, unpaid_cap_alerts, rate_limits, outbox_events CASCADE',
    ),
  );

  /** Requests two nights, one more than a network may keep unpaid. */
  const ask = (address: string, call: string, place = 0) =>
    untilServed(() =>
      service.browser().post<{
        confirmation?: object;
        detail?: string;
      }>(call, intentFor(inDays(1 + place * 2), inDays(3 + place * 2)), { 'x-forwarded-for': address }),
    );
  const reached = async (of: string) =>
    (
      await service.database.query<{ data: Reached }>(
        `SELECT data FROM outbox_events
         WHERE type = 'booking.unpaid_limit_reached' AND coalesce(data->>'of', 'nights') = $1 ORDER BY position`,
        [of],
      )
    ).rows.map(({ data }) => data);
  const sixHoursLater = async () => {
    await service.database.query(`UPDATE rate_limits SET expires_at = expires_at - interval '6 hours'`);
    await service.database.query(
      `UPDATE unpaid_cap_alerts SET reached_at = reached_at - interval '6 hours' - interval '1 second'`,
    );
  };
  const dashboard = async () => {
    const staff = service.browser();
    await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
    return (
      await staff.get<{ unpaidLimits: { id: string; network: string | null }[] }>('/api/admin/overview')
    ).body.unpaidLimits;
  };

  it.each([
    ['reserve', reserving],
    ['pay by card', paying],
  ])('goes out once when 50 callers from 25 networks %s at once', async (_what, call) => {
    const answers = await Promise.all(
      Array.from({ length: callers }, (_, n) => ask(networks[n % networks.length] ?? '', call, n)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(callers).fill(200));
    expect(await reached('nights')).toHaveLength(1);
    expect((await dashboard()).map(({ network }) => network).sort()).toEqual([...networks].sort());
  });

  it('goes out again after six hours, with the networks that reached a limit since', async () => {
    const [first = '', second = '', third = ''] = networks;
    await ask(first, reserving, 0);
    await ask(second, reserving, 1);
    expect(await reached('nights')).toMatchObject([{ network: first, networks: [first] }]);
    await sixHoursLater();
    await ask(second, reserving, 2);
    await ask(third, reserving, 3);
    expect(await reached('nights')).toMatchObject([
      { networks: [first] },
      { network: second, networks: [second] },
    ]);
  });

  it('allows exactly 60 links out of 90 parallel calls, offers cards to the others, and goes out once', async () => {
    const links = 90;
    const answers = await Promise.all(
      Array.from({ length: links }, (_, n) => ask(`203.0.113.${1 + (n % 30)}`, reserving, n)),
    );
    expect(answers.filter(({ body }) => body.confirmation !== undefined)).toHaveLength(60);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(links - 60);
    for (const { body } of refused) expect(body.detail).toMatch(/pay by card/);
    expect(await reached('links')).toHaveLength(1);
    expect((await dashboard()).map(({ id }) => id)).toContain('links');
    await sixHoursLater();
    await ask('192.0.2.1', reserving, 91);
    await ask('192.0.2.2', reserving, 92);
    expect(await reached('links')).toHaveLength(2);
  });
});
