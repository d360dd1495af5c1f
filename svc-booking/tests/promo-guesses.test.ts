import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { openHouse, type House } from './house.ts';

const allowed = 5;

describe('promotion codes that nobody has', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({
      webhooks: false,
      environment: { PROMO_GUESSES_PER_ADDRESS: String(allowed) },
    });
    await house.database.query(
      `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value)
       VALUES ('known', 'KNOWN', 'Known', 'fixed', 50)`,
    );
  });
  afterAll(() => house.stop());

  const stay = { checkInDate: inDays(20), checkOutDate: inDays(22) };
  const intent = intentFor(stay.checkInDate, stay.checkOutDate);
  const asks = {
    validate: (code: string) => house.browser().post('/api/validate-promo-code', { code }),
    quote: (promoCode: string) => house.browser().post('/api/quote', { ...stay, promoCode }),
    hold: (promoCode: string) =>
      house.browser().post('/api/create-booking-payment-intent', {
        ...intent,
        bookingData: { ...intent.bookingData, promoCode },
      }),
    reserve: (promoCode: string) =>
      house.browser().post('/api/create-alternative-booking', { ...intent, promoCode }),
  };

  it('are counted wherever a code is asked for, and then nobody from there is told any more', async () => {
    expect(await asks.validate('ESCAPE-AAAAAA')).toMatchObject({ status: 200, body: { valid: false } });
    for (const ask of [asks.quote, asks.hold, asks.reserve, asks.validate])
      expect((await ask('ESCAPE-CCCCCC')).status).not.toBe(429);
    for (const ask of Object.values(asks)) {
      const slowed = await ask('KNOWN');
      expect(slowed).toMatchObject({ status: 429, body: { type: 'too-many-requests' } });
      expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await house.browser().post('/api/quote', stay)).status).toBe(200);
  });

  it('wait no longer than the window, also when a clock that is ahead opened it', async () => {
    await house.database.query(`UPDATE sign_in_failures SET window_started = now() + interval '5 seconds'`);
    const slowed = await asks.validate('KNOWN');
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, String(15 * 60)]);
  });

  it('do not count when the code is one that somebody has', async () => {
    await house.database.query('DELETE FROM sign_in_failures');
    for (let tries = 0; tries <= allowed; tries += 1)
      expect(await asks.validate('KNOWN')).toMatchObject({ body: { valid: true } });
  });
});
