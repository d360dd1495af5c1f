import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInZone } from '@getaway/kernel/calendar-date';
import { inDays } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';

interface NightRates {
  nights: { date: string; price: string }[];
}

describe('the price of each night', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
  });
  afterAll(() => service.stop());

  const ask = (query: string) => service.browser().get<NightRates>(`/api/night-rates?${query}`);
  const rates = async (from: string, to: string) => (await ask(`from=${from}&to=${to}`)).body.nights;

  it('equals the quote’s price, surcharges included, for each night of the half-open range', async () => {
    const today = dateInZone(new Date(), 'America/New_York');
    const nextFebruary = `${Number(today.slice(0, 4)) + 1}-02-`;
    const [from, to] = [`${nextFebruary}10`, `${nextFebruary}18`];
    const quote = await service
      .browser()
      .post<{ nights: { date: string; rate: string; surcharge: string }[] }>('/api/quote', {
        checkInDate: from,
        checkOutDate: to,
      });
    const expected = quote.body.nights.map(({ date, rate, surcharge }) => ({
      date,
      price: (Number(rate) + Number(surcharge)).toFixed(2),
    }));
    expect(await rates(from, to)).toEqual(expected);
    expect(expected).toHaveLength(8);
  });

  it('may be cached for a minute, and a refusal may not', async () => {
    const answer = await ask(`from=${inDays(0)}&to=${inDays(1)}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    const refused = await ask(`from=${inDays(1)}&to=${inDays(1)}`);
    expect(refused.headers.get('cache-control') ?? '').not.toContain('public');
  });

  it('follows the prices that staff set', async () => {
    const staff = await staffOf(service);
    const settings = await staff.get<{ id: string; name: string }[]>('/api/admin/pricing');
    for (const { id, name } of settings.body) {
      if (['weekday', 'friday_sunday', 'saturday'].includes(name))
        await staff.put(`/api/admin/pricing/${id}`, { price: '333.50' });
    }
    expect(await rates(inDays(1), inDays(2))).toEqual([
      { date: inDays(1), price: expect.stringMatching(/^\d+\.50$/) as string },
    ]);
  });

  it.each([
    ['no range', '', 'from'],
    ['a range that ends where it starts', `from=${inDays(3)}&to=${inDays(3)}`, 'to'],
    ['a range that ends before it starts', `from=${inDays(3)}&to=${inDays(2)}`, 'to'],
    ['401 nights', `from=${inDays(0)}&to=${inDays(401)}`, 'to'],
    ['yesterday', `from=${inDays(-1)}&to=${inDays(3)}`, 'from'],
    ['nights beyond what can be booked', `from=${inDays(700)}&to=${inDays(732)}`, 'to'],
    ['a day that does not exist', `from=2027-02-29&to=${inDays(3)}`, 'from'],
  ])('is refused for %s', async (_what, query, path) => {
    const answer = await service.browser().get<{ errors: { path: string }[] }>(`/api/night-rates?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.path)).toContain(path);
  });

  it('is returned for 400 nights at once, to the last that can be booked', async () => {
    const from = inDays(331);
    const nights = await rates(from, inDays(731));
    expect(nights).toHaveLength(400);
    expect(nights.at(-1)?.date).toBe(addDays(from, 399));
  });
});
