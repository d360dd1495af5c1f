import { isDeepStrictEqual } from 'node:util';
import { rateWeekdays } from '@getaway/contracts/http/rates';
import type { CsvColumns, CsvField } from '@getaway/kernel/csv';
import type { RatePeriod } from '../rate-period.rules.ts';
import { dayTitles, flagWords, titles } from './file-lines.rules.ts';

type Flag = keyof typeof flagWords;

const flagCell = (flag: Flag, forbids: boolean | null): string =>
  forbids === null ? '' : flagWords[flag][forbids ? 'forbids' : 'allows'];

/**
 * The price of a weekday's night, or its adjustment, such as '+10%'. That is text, which `csvRecord` marks as no formula: a
 * spreadsheet would otherwise turn '+50' into 50, which is a price.
 */
function priceCell({ prices, adjustments }: RatePeriod, at: number): CsvField {
  const price = prices[at] ?? null;
  return price === null ? (adjustments[at] ?? null) : { amount: price };
}

/** What each night of the week says; null where they differ, or say nothing. */
function everyNight(period: RatePeriod): CsvField {
  const [first = null, ...others] = rateWeekdays.map((_day, at) => priceCell(period, at));
  return others.every((other) => isDeepStrictEqual(other, first)) ? first : null;
}

/** The file that staff save, change in a spreadsheet, and import again. */
export const rateColumns: CsvColumns<RatePeriod> = [
  [titles.id, ({ id }) => id],
  [titles.kind, ({ kind }) => kind],
  [titles.name, ({ name }) => name],
  [titles.firstDate, ({ firstDate }) => firstDate],
  [titles.lastDate, ({ lastDate }) => lastDate],
  [titles.everyNight, everyNight],
  ...rateWeekdays.map((day, at): CsvColumns<RatePeriod>[number] => [
    dayTitles[day],
    (period) => (everyNight(period) === null ? priceCell(period, at) : null),
  ]),
  [titles.minimumNights, ({ minimumNights }) => minimumNights],
  [titles.checkIn, ({ closedToArrival }) => flagCell('checkIn', closedToArrival)],
  [titles.checkOut, ({ closedToDeparture }) => flagCell('checkOut', closedToDeparture)],
  [titles.nights, ({ closed }) => flagCell('nights', closed)],
];
