import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RateChangeOnWire } from '@getaway/contracts/http/rate-changes';
import type { RateFilePreview } from '@getaway/contracts/http/rate-files';
import { everyDay, ratesOfStaff } from './rates/staff-rates.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

describe('rates as a file', () => {
  let service: StaffedService;
  let rates: ReturnType<typeof ratesOfStaff>;
  beforeAll(async () => {
    service = await startStaffedService({ webhooks: false });
    rates = ratesOfStaff(service.staff);
  });
  afterEach(() => rates.reset());
  afterAll(() => service.stop());

  const path = '/api/admin/rate-periods';
  const summer = {
    ...{ kind: 'season', name: 'Summer, all of it', firstDate: '2027-06-01', lastDate: '2027-08-31' },
    prices: everyDay('300'),
  };
  const saved = async () => (await service.staff.get<string>(`${path}/export`)).body;
  const preview = async (csv: string) =>
    (await service.staff.post<RateFilePreview>(`${path}/import-previews`, { csv })).body;
  const bring = (csv: string, basis: string) =>
    service.staff.post<{ added: number; detail: string; errors: { message: string }[] }>(`${path}/imports`, {
      ...{ csv, basis },
    });

  it('is saved, changed, and imported again, and the import is undone', async () => {
    await rates.add(summer);
    const csv = `${(await saved()).replace('300.00', '320')},override,Fair,2027-09-04,2027-09-05,450\r\n`;
    const shown = await preview(csv);
    expect(shown).toMatchObject({ faults: [], unchanged: 0, added: [{ name: 'Fair' }] });
    expect(shown.changed).toMatchObject([{ after: { prices: { monday: '320.00' } } }]);
    expect(await rates.list()).toHaveLength(1);
    expect(await bring(csv, shown.basis)).toMatchObject({ status: 200, body: { added: 1, changed: 1 } });
    expect((await rates.list()).map(({ name, prices }) => [name, prices.monday])).toEqual([
      ['Summer, all of it', '320.00'],
      ['Fair', '450.00'],
    ]);
    const { body: changes } = await service.staff.get<RateChangeOnWire[]>('/api/admin/rate-changes?limit=1');
    expect(changes).toMatchObject([{ action: 'imported', periodCount: 2 }]);
    await service.staff.post(`/api/admin/rate-changes/${changes[0]?.id}/undo`, {});
    expect((await rates.list()).map(({ prices }) => prices.monday)).toEqual(['300.00']);
  });

  it('has how much more or less a night costs', async () => {
    const less = { unit: 'dollars', value: '-20.00' };
    await rates.add({ ...summer, prices: {}, adjustments: everyDay(less) });
    const csv = await saved();
    expect(csv).toContain(",'-20.00,");
    expect(await preview(csv)).toMatchObject({ faults: [], added: [], changed: [], unchanged: 1 });
    const { changed } = await preview(csv.replace("'-20.00", '+12.5%'));
    expect(changed).toMatchObject([
      { before: { adjustments: { monday: less } }, after: { adjustments: { monday: { value: '12.5' } } } },
    ]);
  });

  it('is imported as it was shown, or not at all', async () => {
    const csv = 'Kind,Name,First date,Nights\nseason,Ski,2027-01-10,closed';
    const { basis } = await preview(csv);
    await rates.add(summer);
    expect(await bring(csv, basis)).toMatchObject({ status: 409, body: { type: 'changed-meanwhile' } });
    expect(await rates.list()).toHaveLength(1);
  });

  it('happens once, however many import it at the same time', async () => {
    const csv = 'Kind,Name,First date,Nights\nseason,Ski,2027-01-10,closed';
    const { basis } = await preview(csv);
    const answers = await Promise.all(Array.from({ length: 10 }, () => bring(csv, basis)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rates.list()).toHaveLength(1);
  });

  it('is refused as a whole for one fault', async () => {
    const csv = 'Kind,Name,First date,Nights\nseason,Ski,2027-01-10,closed\nseason,,2027-02-10,closed';
    const { basis, faults } = await preview(csv);
    expect(faults).toEqual([{ line: 3, column: 'Name', message: 'Name is required' }]);
    const refused = await bring(csv, basis);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0]?.message).toBe('Line 3, Name: Name is required');
    expect(await rates.list()).toEqual([]);
  });

  it('can be as long as there can be dates, and no longer', async () => {
    const day = (at: number): string => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10);
    const lines = (count: number): string =>
      [
        'Kind,First date,Every night',
        ...Array.from({ length: count }, (_, at) => `override,${day(at)},250`),
      ].join('\n');
    const whole = await preview(lines(2_000));
    expect([whole.added.length, whole.faults]).toEqual([2_000, []]);
    expect((await preview(lines(2_001))).faults[0]?.message).toMatch(/^There can be up to 2,000/);
    expect((await service.staff.post(`${path}/import-previews`, { csv: 'x'.repeat(500_001) })).status).toBe(
      400,
    );
    expect((await service.staff.post(`${path}/import-previews`, { csv: 'x'.repeat(2_100_000) })).status).toBe(
      413,
    );
  });
});
