import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlockedNights } from '@getaway/contracts/events/dates';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

interface Block {
  id: string;
  date: string;
  reason: string;
}

const path = '/api/admin/blocked-dates';
const rounds = 20;

describe('dates that staff block', () => {
  let service: StaffedService;
  beforeAll(async () => {
    service = await startStaffedService({ webhooks: false });
  });
  afterAll(() => service.stop());

  const block = (from: number, to?: number, reason = 'maintenance') =>
    service.staff.post<Block[]>(path, {
      fromDate: inDays(from),
      ...(to === undefined ? {} : { toDate: inDays(to) }),
      reason,
    });
  const hold = (from: number, to: number) =>
    service
      .browser()
      .post<IntentAnswer & { type?: string }>(
        '/api/create-booking-payment-intent',
        intentFor(inDays(from), inDays(to)),
      );
  const unavailable = async () =>
    (await service.browser().get<{ unavailableDates: string[] }>('/api/unavailable-dates')).body
      .unavailableDates;
  const events = async (type: string) =>
    (
      await service.database.query<{ data: BlockedNights }>(
        'SELECT data FROM outbox_events WHERE type = $1 ORDER BY position',
        [type],
      )
    ).rows.map(({ data }) => data.nights);

  it('are unavailable to guests night by night, the last day included, until they are unblocked', async () => {
    const made = await block(10, 12);
    expect(made.status).toBe(201);
    expect(made.body.map(({ date, reason }) => [date, reason])).toEqual(
      [10, 11, 12].map((day) => [inDays(day), 'maintenance']),
    );
    expect((await events('dates.blocked')).at(-1)).toEqual(
      made.body.map(({ id, date, reason }) => ({ entityId: id, revision: 1, date, reason })),
    );
    expect(await unavailable()).toEqual([inDays(10), inDays(11), inDays(12)]);
    const dates = { checkInDate: inDays(12), checkOutDate: inDays(13) };
    for (const body of [dates, { ...dates, excludeBookingId: 'some-booking' }]) {
      const answer = await service.browser().post('/api/check-availability', body);
      expect(answer.body).toEqual({ available: false });
    }
    expect(await hold(12, 13)).toMatchObject({ status: 409, body: { dates: [inDays(12)] } });

    const [first, second] = made.body;
    expect(await service.staff.delete(`${path}/${second?.id ?? ''}`)).toMatchObject({
      status: 204,
      body: undefined,
    });
    expect(await events('dates.unblocked')).toEqual([
      [{ entityId: second?.id, revision: 2, date: inDays(11), reason: 'maintenance' }],
    ]);
    expect(await unavailable()).toEqual([inDays(10), inDays(12)]);
    expect((await service.staff.delete(`${path}/${second?.id ?? ''}`)).status).toBe(404);

    const alone = await block(14, undefined, 'owner-use');
    expect(alone.body).toMatchObject([{ date: inDays(14), reason: 'owner-use' }]);
    const listed = await service.staff.get<Block[]>(`${path}?limit=2`);
    expect(listed.headers.get('x-total-count')).toBe('3');
    expect(listed.body).toEqual([alone.body[0], first]);
  });

  it('are blocked together or not at all, and a refusal names the taken nights', async () => {
    expect((await block(31)).status).toBe(201);
    expect((await hold(33, 34)).status).toBe(200);
    const refused = await block(30, 35);
    expect(refused).toMatchObject({
      status: 409,
      body: { type: 'dates-taken', dates: [inDays(31), inDays(33)] },
    });
    const taken = await unavailable();
    for (const day of [30, 32, 34, 35]) expect(taken).not.toContain(inDays(day));
  });

  it('never include a booking’s night, which cannot be unblocked', async () => {
    expect((await hold(40, 41)).status).toBe(200);
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM unavailable_dates WHERE date = $1',
      [inDays(40)],
    );
    expect(await service.staff.delete(`${path}/${rows[0]?.id ?? ''}`)).toMatchObject({
      status: 404,
      body: { type: 'not-found' },
    });
    expect(await unavailable()).toContain(inDays(40));
    const listed = (await service.staff.get<Block[]>(path)).body;
    expect(listed.map(({ date }) => date)).not.toContain(inDays(40));
  });

  it('must be existing days in order, at most 366', async () => {
    expect((await block(500, 865)).body).toHaveLength(366);
    const fault = async (body: object) => {
      const answer = await service.staff.post<{ errors: { path: string }[] }>(path, {
        reason: 'other',
        ...body,
      });
      expect(answer.status).toBe(400);
      return answer.body.errors.map((each) => each.path);
    };
    expect(await fault({ fromDate: inDays(500), toDate: inDays(866) })).toEqual(['toDate']);
    expect(await fault({ fromDate: inDays(2), toDate: inDays(1) })).toEqual(['toDate']);
    expect(await fault({ fromDate: '9999-12-31' })).toEqual(['toDate']);
    expect(await fault({ fromDate: '2027-02-30' })).toEqual(['fromDate']);
    expect(await fault({ fromDate: inDays(1), reason: 'party' })).toEqual(['reason']);
    expect(await fault({})).toEqual(['fromDate']);
  });

  it(`never collide with a booking of the same night, ${rounds} times over`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const day = 100 + round * 5;
      const [held, blocked] = await Promise.all([hold(day, day + 3), block(day + 2, day + 4)]);
      expect([held.status, blocked.status].sort()).toEqual([held.status === 200 ? 200 : 201, 409]);
      const { rows } = await service.database.query<{ nights: number; owners: number }>(
        `SELECT count(*)::int AS nights, count(DISTINCT COALESCE(booking_id, 'block'))::int AS owners
         FROM unavailable_dates WHERE date BETWEEN $1 AND $2`,
        [inDays(day), inDays(day + 4)],
      );
      expect(rows).toEqual([{ nights: 3, owners: 1 }]);
    }
  });

  it('are blocked by one of two members of staff who want the same range', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => block(300, 320)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('are unblocked together in one step, and unknown ids are skipped', async () => {
    const { body: blocks } = await block(400, 402);
    const before = (await events('dates.unblocked')).length;
    const taken = await hold(404, 405);
    const bookingNight = await service.database.query<{ id: string }>(
      'SELECT id FROM unavailable_dates WHERE date = $1',
      [inDays(404)],
    );
    expect(taken.status).toBe(200);
    const ids = [...blocks.map(({ id }) => id), bookingNight.rows[0]?.id ?? ''];
    const [first, again] = await Promise.all([
      service.staff.post(`${path}/unblock`, { ids }),
      service.staff.post(`${path}/unblock`, { ids: ids.toReversed() }),
    ]);
    expect([first.status, again.status]).toEqual([204, 204]);
    expect((await events('dates.unblocked')).at(-1)).toEqual(
      blocks.map(({ id, date, reason }) => ({ entityId: id, revision: 2, date, reason })),
    );
    expect(await events('dates.unblocked')).toHaveLength(before + 1);
    expect((await unavailable()).filter((date) => date >= inDays(400) && date <= inDays(404))).toEqual([
      inDays(404),
    ]);
    expect((await service.staff.post(`${path}/unblock`, { ids: [] })).status).toBe(400);
  });
});
