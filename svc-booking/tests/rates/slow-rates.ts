import type { RuleCode } from '../../src/rates/broken-rules.rules.ts';
import type { Adjustment } from '../../src/rates/adjustment.rules.ts';
import type { RatePeriod } from '../../src/rates/rate-period.rules.ts';
import type { StayRules } from '../../src/rates/stay-rules.rules.ts';

// The price and the rules of stays once more, slowly, from docs/pricing.md and without the code of src/.

export interface SlowHouse {
  readonly periods: readonly RatePeriod[];
  readonly rules: StayRules;
  readonly holidaySurcharge: number;
  readonly today: string;
  readonly earliest: string;
}

export interface SlowStay {
  readonly checkIn: string;
  readonly checkOut: string;
}

const dayMs = 86_400_000;
const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The dates of a stay, the check-out last. */
function datesOf({ checkIn, checkOut }: SlowStay): string[] {
  const dates: string[] = [];
  for (let time = Date.parse(checkIn); time <= Date.parse(checkOut); time += dayMs)
    dates.push(new Date(time).toISOString().slice(0, 10));
  return dates;
}

/** Whether `a` decides before `b`, which is of the same kind or not. */
function decidesBefore(a: RatePeriod, b: RatePeriod): boolean {
  if (a.kind !== b.kind) return a.kind === 'override';
  const [lengthA, lengthB] = [days(a.firstDate, a.lastDate), days(b.firstDate, b.lastDate)];
  if (lengthA !== lengthB) return lengthA < lengthB;
  if (a.firstDate !== b.firstDate) return a.firstDate > b.firstDate;
  if (a.createdAt.getTime() !== b.createdAt.getTime()) return a.createdAt > b.createdAt;
  return a.id < b.id;
}

/** What the deciding period says about a date, of those that say something. */
function decided<Value>(
  { periods }: SlowHouse,
  date: string,
  read: (period: RatePeriod) => Value | null,
): { value: Value; period: RatePeriod } | undefined {
  let best: { value: Value; period: RatePeriod } | undefined;
  for (const period of periods) {
    const value = read(period);
    if (period.kind === 'holiday' || value === null) continue;
    if (date < period.firstDate || date > period.lastDate) continue;
    if (!best || decidesBefore(period, best.period)) best = { value, period };
  }
  return best;
}

/** The price of a night in cents, by the specification's table of section 9 and what is on top of it. */
export function slowPrice(date: string, house: SlowHouse): number {
  const weekday = new Date(`${date}T12:00:00Z`).toUTCString().slice(0, 3);
  const table = { Sun: 25_000, Fri: 25_000, Sat: 30_000 }[weekday] ?? 20_000;
  const valentine = { '02-14': 20_000, '02-13': 10_000, '02-15': 10_000 }[date.slice(5)] ?? 0;
  const index = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(weekday);
  const saidBy = (wanted: string) =>
    decided(house, date, ({ kind, prices, adjustments }) =>
      kind === wanted ? (prices[index] ?? adjustments[index] ?? null) : null,
    )?.value;
  const isHoliday = house.periods.some(
    ({ kind, firstDate, lastDate }) => kind === 'holiday' && firstDate <= date && date <= lastDate,
  );
  const surcharges = valentine + (isHoliday ? house.holidaySurcharge : 0);
  return slowChange(slowChange(table, saidBy('season')) + surcharges, saidBy('override'));
}

/** A price in its place, or what an adjustment makes of it. */
function slowChange(price: number, said: number | Adjustment | undefined): number {
  if (said === undefined) return price;
  if (typeof said === 'number') return said;
  const hundredths = Math.round(Number.parseFloat(said) * 100);
  const changed = said.includes('%') ? percentMore(price, hundredths) : price + hundredths;
  if (changed < 0) return 0;
  return changed > 10_000_000 ? 10_000_000 : changed;
}

/** Adds a percentage in long division, so that no fraction of a number decides about half a cent. */
function percentMore(price: number, hundredths: number): number {
  const parts = BigInt(price) * BigInt(10_000 + hundredths);
  const [whole, rest] = [parts / 10_000n, parts % 10_000n];
  return Number(rest >= 5_000n ? whole + 1n : whole);
}

/** The least nights of a stay that begins on a date. */
export function slowMinimum(date: string, house: SlowHouse): number {
  return decided(house, date, ({ minimumNights }) => minimumNights)?.value ?? house.rules.minimumNights;
}

/** Whether a night is closed. */
export function slowClosed(date: string, house: SlowHouse): boolean {
  return decided(house, date, ({ closed }) => closed)?.value === true;
}

/** The rules that a stay breaks. `fillsGap`: it fills a gap that the house lets shorter stays fill. */
export function slowRefusals(stay: SlowStay, house: SlowHouse, fillsGap = false): RuleCode[] {
  const { rules } = house;
  const length = days(stay.checkIn, stay.checkOut);
  const nights = datesOf(stay).slice(0, -1);
  const isClosed = (date: string): boolean => slowClosed(date, house);
  const broken: [boolean, RuleCode][] = [
    [length > rules.maximumNights, 'maximum-nights'],
    [days(house.today, stay.checkOut) > rules.windowDays, 'booking-window'],
    [stay.checkIn < house.earliest, 'lead-time'],
    [nights.some(isClosed), 'closed'],
    [decided(house, stay.checkIn, (one) => one.closedToArrival)?.value === true, 'closed-to-arrival'],
    [decided(house, stay.checkOut, (one) => one.closedToDeparture)?.value === true, 'closed-to-departure'],
    [length < slowMinimum(stay.checkIn, house) && !fillsGap, 'minimum-nights'],
  ];
  return broken.flatMap(([isBroken, code]) => (isBroken ? [code] : []));
}
