import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

const allowed = 5;
/** Parallel guesses from one network, and from different networks. */
const [many, networks] = [200, 256];
const hex = (place: number): string => place.toString(16).padStart(2, '0');

describe('unknown promotion codes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({
      webhooks: false,
      environment: { PROMO_GUESSES_PER_ADDRESS: String(allowed) },
    });
    await service.database.query(
      `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value)
       VALUES ('known', 'KNOWN', 'Known', 'fixed', 50)`,
    );
  });
  afterAll(() => service.stop());

  const stay = { checkInDate: inDays(20), checkOutDate: inDays(22) };
  const intent = intentFor(stay.checkInDate, stay.checkOutDate);
  const asks = {
    validate: (code: string) => service.browser().post('/api/validate-promo-code', { code }),
    quote: (promoCode: string) => service.browser().post('/api/quote', { ...stay, promoCode }),
    hold: (promoCode: string) =>
      service.browser().post('/api/create-booking-payment-intent', {
        ...intent,
        bookingData: { ...intent.bookingData, promoCode },
      }),
    reserve: (promoCode: string) =>
      service.browser().post('/api/create-alternative-booking', { ...intent, promoCode }),
  };

  it('are counted across all calls that check a code, then refused for that network', async () => {
    expect(await asks.validate('ESCAPE-AAAAAA')).toMatchObject({ status: 200, body: { valid: false } });
    for (const ask of [asks.quote, asks.hold, asks.reserve, asks.validate])
      expect((await ask('ESCAPE-CCCCCC')).status).not.toBe(429);
    for (const ask of Object.values(asks)) {
      const slowed = await ask('KNOWN');
      expect(slowed).toMatchObject({ status: 429, body: { type: 'too-many-requests' } });
      expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await service.browser().post('/api/quote', stay)).status).toBe(200);
  });

  it('are refused no longer than the window, even if a server with a fast clock opened it', async () => {
    await service.database.query(`UPDATE rate_limits SET expires_at = now() + interval '1 day'`);
    const slowed = await asks.validate('KNOWN');
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, String(15 * 60)]);
  });

  it.each([
    [`${many} from one IPv4 address`, many, () => '203.0.113.9', allowed],
    [`${many} from the addresses of one /64`, many, (n: number) => `2001:db8:1:2::${hex(n)}`, allowed],
    [
      `${networks} from the /56s of one /48`,
      networks,
      (n: number) => `2001:db8:1:${hex(n)}00::1`,
      4 * allowed,
    ],
  ])('are checked only up to the limit when %s come at once', async (_title, count, addressOf, most) => {
    await service.database.query('DELETE FROM rate_limits');
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) =>
        service
          .browser()
          .post('/api/validate-promo-code', { code: `GUESS-${n}` }, { 'x-forwarded-for': addressOf(n) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(count - most);
  });

  it('from many networks block no guest: the owner is emailed once, and each network gets fewer tries', async () => {
    await service.database.query('DELETE FROM rate_limits');
    const guess = (code: string, address: string) =>
      service
        .browser()
        .post<{ valid: boolean }>('/api/validate-promo-code', { code }, { 'x-forwarded-for': address });
    const hostile = await Promise.all(
      Array.from({ length: 39 * allowed }, (_, n) => guess(`GUESS-${n}`, `2001:db8:${hex(n % 39)}::1`)),
    );
    expect(hostile.every(({ status }) => status === 200 || status === 429)).toBe(true);
    // A guest of another network: their own code, a wrong one, and no more wrong ones.
    expect(await guess('KNOWN', '203.0.113.50')).toMatchObject({ status: 200, body: { valid: true } });
    expect((await guess('MISTYPED', '203.0.113.50')).status).toBe(200);
    expect((await guess('GUESS', '203.0.113.50')).status).toBe(429);
    expect(await guess('KNOWN', '203.0.114.50')).toMatchObject({ status: 200, body: { valid: true } });
    const { rows } = await service.database.query(
      `SELECT data->>'of' AS of, data->>'signInToken' AS token FROM outbox_events
       WHERE type = 'session.guesses_reached'`,
    );
    expect(rows).toEqual([{ of: 'promo-code', token: null }]);
  });

  it('are not counted when the code exists', async () => {
    await service.database.query('DELETE FROM rate_limits');
    for (let tries = 0; tries <= allowed; tries += 1)
      expect(await asks.validate('KNOWN')).toMatchObject({ body: { valid: true } });
  });
});
