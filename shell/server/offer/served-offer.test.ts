import { describe, expect, it } from 'vitest';
import type { SeasonalOffer } from '@getaway/contracts/http/seasonal-offer';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { servedOffer } from './served-offer.ts';

const now = new Date('2026-11-29T12:00:00Z');
const offer: SeasonalOffer = {
  title: 'First snow',
  text: null,
  code: 'SNOW',
  discountType: 'percentage',
  discountValue: '20.00',
  weekdaysOnly: false,
  lastDay: null,
};

function placesOf(changed: Partial<SeasonalOffer> | null): Record<string, string> {
  const { places } = servedOffer(changed && { ...offer, ...changed }, now);
  return Object.fromEntries(Object.entries(places).map(([name, { text }]) => [name, text]));
}

describe('the words of the offer', () => {
  it.each([
    [{}, '20% off'],
    [{ discountValue: '12.50' }, '12.5% off'],
    [{ discountType: 'fixed', discountValue: '1050.00' }, '$1,050 off'],
    [{ discountType: 'fixed', discountValue: '49.50' }, '$49.50 off'],
    [
      { discountType: 'fixed', discountValue: '50.00', weekdaysOnly: true },
      '$50 off Monday to Thursday stays',
    ],
  ] satisfies [Partial<SeasonalOffer>, string][])('of %j are %s', (changed, words) => {
    expect(placesOf(changed)['offer-discount']).toBe(words);
  });

  it('name a last day only where there is one, with its year if it is far', () => {
    expect(placesOf({})['offer-end']).toBe('');
    expect(placesOf({ lastDay: calendarDate('2026-11-30') })['offer-end']).toBe('Book by Nov 30');
    expect(placesOf({ lastDay: calendarDate('2027-01-02') })['offer-end']).toBe('Book by Jan 2');
    expect(placesOf({ lastDay: calendarDate('2027-11-30') })['offer-end']).toBe('Book by Nov 30, 2027');
  });

  it('cannot become HTML, in places, in the link and in the data', () => {
    const wild = `"><script>alert('1')</script>&{plain}`;
    const { places, data } = servedOffer({ ...offer, title: wild, text: wild, code: wild }, now);
    for (const { text } of Object.values(places)) expect(text).not.toMatch(/[<>"]/);
    expect(data.text.match(/</g)).toHaveLength(2);
    const json = /<script type="application\/json" id="seasonal-offer">(.*)<\/script>/.exec(data.text)?.[1];
    expect(JSON.parse(json ?? '')).toMatchObject({ title: wild, text: wild, code: wild });
    const link = new URLSearchParams(places['offer-link']?.text);
    expect([...link]).toEqual([['promo', wild]]);
  });

  it('are empty without an offer', () => {
    expect(new Set(Object.values(placesOf(null)))).toEqual(new Set(['']));
    expect(Object.keys(placesOf(null))).toEqual(Object.keys(placesOf({})));
    expect(servedOffer(null, now).data.text).toBe('');
  });
});
