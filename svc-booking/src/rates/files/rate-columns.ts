import { rateWeekdays } from '@getaway/contracts/http/rates';
import type { CsvColumns } from '@getaway/kernel/csv';
import type { RatePeriod } from '../rate-period.rules.ts';
import { dayTitles, flagWords, titles } from './file-lines.rules.ts';

type Flag = keyof typeof flagWords;

const flagCell = (flag: Flag, forbids: boolean | null): string =>
  forbids === null ? '' : flagWords[flag][forbids ? 'forbids' : 'allows'];

/** One price for each night of the week; null where they differ or there is none. */
function everyNight({ prices }: RatePeriod): RatePeriod['prices'][number] {
  const [first = null] = prices;
  return prices.every((price) => price === first) ? first : null;
}

/** The file that staff save, change in a spreadsheet, and import again. */
export const rateColumns: CsvColumns<RatePeriod> = [
  [titles.id, ({ id }) => id],
  [titles.kind, ({ kind }) => kind],
  [titles.name, ({ name }) => name],
  [titles.firstDate, ({ firstDate }) => firstDate],
  [titles.lastDate, ({ lastDate }) => lastDate],
  [
    titles.everyNight,
    (period) => {
      const price = everyNight(period);
      return price === null ? null : { amount: price };
    },
  ],
  ...rateWeekdays.map((day, at): CsvColumns<RatePeriod>[number] => [
    dayTitles[day],
    (period) => {
      const price = period.prices[at] ?? null;
      return price === null || everyNight(period) !== null ? null : { amount: price };
    },
  ]),
  [titles.minimumNights, ({ minimumNights }) => minimumNights],
  [titles.checkIn, ({ closedToArrival }) => flagCell('checkIn', closedToArrival)],
  [titles.checkOut, ({ closedToDeparture }) => flagCell('checkOut', closedToDeparture)],
  [titles.nights, ({ closed }) => flagCell('nights', closed)],
];
