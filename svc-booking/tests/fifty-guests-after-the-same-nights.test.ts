import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { untilServed } from './until-served.ts';

const guests = 50;

describe('fifty guests who want the same nights', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const race = (stays: readonly (readonly [number, number])[]) =>
    Promise.all(
      stays.map(([from, to]) =>
        untilServed(() =>
          service
            .browser()
            .post<{ type?: string }>(
              '/api/create-booking-payment-intent',
              intentFor(inDays(from), inDays(to)),
            ),
        ),
      ),
    );

  it('get one winner and forty-nine clean refusals', async () => {
    const answers = await race(Array.from({ length: guests }, () => [10, 13]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status, body }) => status === 409 && body.type === 'dates-taken');
    expect(refused).toHaveLength(guests - 1);
    const { rows } = await service.database.query(
      'SELECT count(*)::int AS nights, count(DISTINCT booking_id)::int AS bookings FROM unavailable_dates',
    );
    expect(rows[0]).toEqual({ nights: 3, bookings: 1 });
  });

  it('never share a night when their stays overlap, and all succeed when their stays only touch', async () => {
    const overlapping = Array.from(
      { length: guests },
      (_, index) => [30 + (index % 7), 32 + (index % 7)] as const,
    );
    const answers = await race(overlapping);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { rows } = await service.database.query<{ booked: number; taken: number }>(
      `SELECT (SELECT sum(check_out_date - check_in_date)::int FROM bookings WHERE status = 'pending') AS booked,
              (SELECT count(*)::int FROM unavailable_dates) AS taken`,
    );
    expect(rows[0]?.booked).toBe(rows[0]?.taken);

    const touching = Array.from(
      { length: guests },
      (_, index) => [100 + index * 2, 102 + index * 2] as const,
    );
    expect((await race(touching)).map(({ status }) => status)).toEqual(touching.map(() => 200));
  });
});
