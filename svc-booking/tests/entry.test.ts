import { describe, expect, it } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { readHousePreview } from '@getaway/contracts/http/house-editing';
import type { Setup } from '@getaway/contracts/http/setup';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { eventually } from '@getaway/testing/eventually';
import { deskForTests } from './desk-for-tests.ts';
import { paidStay } from './paid-stay.ts';
import { publishContent } from './publish-content.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

const { service, desk } = await deskForTests({ webhooks: false });

const secret = 'Key box by the door: 4417.';
/** Texts of the sample that promise a code. */
const withoutCodes = { guide: undefined, answers: { pets: bundled.answers.pets } };

let day = 20;
async function paidGuest(hoursToCheckIn: number) {
  const { id } = await paidStay(service, (day += 6));
  await service.database.query(
    `UPDATE bookings SET
       check_in_date = ((now() + make_interval(hours => $2)) AT TIME ZONE 'America/New_York')::date,
       check_in_time = to_char((now() + make_interval(hours => $2)) AT TIME ZONE 'America/New_York', 'HH24:MI'),
       check_out_date = ((now() + make_interval(hours => $2 + 48)) AT TIME ZONE 'America/New_York')::date
     WHERE id = $1`,
    [id, hoursToCheckIn],
  );
  return { id, guest: stayGuest(service, await tokenOf(service, id)) };
}

const codeOf = async (id: string): Promise<string> => {
  const { rows } = await service.database.query<{ entry_code: string }>(
    'SELECT entry_code FROM bookings WHERE id = $1',
    [id],
  );
  return rows[0]?.entry_code ?? '';
};

const listed = async (id: string): Promise<StaffBooking | undefined> =>
  (await service.staff.get<StaffBooking[]>('/api/admin/bookings')).body.find((booking) => booking.id === id);
const setup = async (): Promise<Setup> => (await service.staff.get<Setup>('/api/admin/setup')).body;

describe('a house whose bookings have codes of their own', () => {
  it('tells staff and guests the code, and nothing in its place', async () => {
    const { id, guest } = await paidGuest(23);
    const code = await codeOf(id);
    const { entryCode } = await guest.view();
    expect(entryCode).toEqual({ code, from: expect.any(String) as string });
    expect(await listed(id)).toMatchObject({ entryCode: code, wasConfirmed: true });
    expect((await setup()).hasEntryCodes).toBe(true);
  });
});

describe('a house with one way for all guests', () => {
  it('tells it in the place of the code, at the same moments, and nobody of a code', async () => {
    const soon = await paidGuest(23);
    await publishContent(service, { ...withoutCodes, entry: { way: 'shared', instructions: secret } });
    await eventually(async () =>
      expect((await soon.guest.view()).entryCode).toMatchObject({ code: null, instructions: secret }),
    );
    for (const [hours, instructions] of [
      [25, null],
      [23, secret],
      [1, secret],
      [-100, null],
    ] as const) {
      const { id, guest } = await paidGuest(hours);
      const stay = await guest.view();
      expect(stay, String(hours)).toMatchObject({ entryCode: { code: null, instructions } });
      const code = await codeOf(id);
      expect(code, 'kept for the day when the house has codes again').toMatch(/^\d{6}$/);
      const toStaff = [await listed(id), (await desk.read(id)).body];
      expect(toStaff).toMatchObject([{ entryCode: null, wasConfirmed: true }, { entryCode: null }]);
      expect(JSON.stringify([stay, toStaff])).not.toContain(code);
    }
    expect((await setup()).hasEntryCodes).toBe(false);
  });

  it('tells it to nobody but its guests, its owner, and the service that writes to guests', async () => {
    const stranger = service.browser();
    const asked = ['/api/addon-services', '/api/packages', '/api/tax-rate', '/api/night-rates', '/api/stay'];
    const answers = await Promise.all(asked.map(async (path) => (await stranger.get(path)).body));
    const pages = await (await fetch(`${service.address}/internal/house`)).json();
    expect(pages).toMatchObject({ house: { entry: { way: 'shared' } } });
    const preview = await service.staff.get<Answer<typeof readHousePreview>>('/api/admin/house/preview');
    expect(preview.body.house['entry']).toEqual({ way: 'shared' });
    expect(JSON.stringify([answers, pages, preview.body])).not.toContain('4417');
    const { rows } = await service.database.query(
      `SELECT data->>'entryInstructions' AS instructions, data->'house'->'entry' AS entry
       FROM outbox_events WHERE type = 'house.published' ORDER BY position DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ instructions: secret, entry: { way: 'shared' } }]);
    const kept = await service.database.query('SELECT content FROM kept_house');
    expect(JSON.stringify(kept.rows)).not.toContain('4417');
  });

  it('keeps it in drafts and versions, which staff restore', async () => {
    const { body } = await service.staff.get<{ published: { content: object } }>('/api/admin/house');
    expect(body.published.content).toMatchObject({ entry: { way: 'shared', instructions: secret } });
  });
});

describe('a house that meets its guests', () => {
  it('says so where its host has written nothing', async () => {
    const { guest } = await paidGuest(23);
    await publishContent(service, { ...withoutCodes, entry: { way: 'in-person' } });
    await eventually(async () =>
      expect((await guest.view()).entryCode.instructions).toBe('We’ll let you in when you arrive.'),
    );
    await publishContent(service, { entry: undefined });
    await eventually(async () => expect((await guest.view()).entryCode.code).toMatch(/^\d{6}$/));
  });
});
