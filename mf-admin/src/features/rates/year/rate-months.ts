import type { Answer } from '@getaway/contracts/http/call';
import type { listRateNights } from '@getaway/contracts/http/rates';
import { nightUseNames, type NightUse, type ReportedNight } from '@getaway/contracts/http/reports';
import { weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';
import { formatDay } from '@getaway/web-kit/format/dates';
import { adjustmentWords, ruleWords } from '../periods/period-words.ts';

type Night = Answer<typeof listRateNights>['nights'][number];

/** A month of the year at a glance. */
export interface RateMonth {
  /** YYYY-MM */
  readonly month: string;
  /** Its days in weeks from Sunday; undefined before the first and after the last. */
  readonly weeks: readonly (readonly (RateDay | undefined)[])[];
}

/** A day with what is shown of its night. */
export interface RateDay {
  readonly date: CalendarDate;
  readonly number: number;
  /** In whole dollars without a sign, as small as its place is. */
  readonly price: string;
  /** What sets its price: the strongest of its sources, or `dated` for the surcharge of its date. */
  readonly kind: string | undefined;
  /** '2+', 'i', 'o': its rules in a few letters, which the legend explains. */
  readonly marks: string;
  readonly closed: boolean;
  /** What its night is used for already. */
  readonly use: NightUse | undefined;
  /** All of it in words. */
  readonly words: string;
}

const daysOfWeek = 7;

/** The months of a year by its nights, and by those of them that are taken. */
export function rateMonths(
  nights: readonly Night[],
  taken: readonly Pick<ReportedNight, 'date' | 'use'>[],
): RateMonth[] {
  const uses = new Map<string, NightUse>(taken.map(({ date, use }) => [date, use]));
  const months = new Map<string, (RateDay | undefined)[]>();
  for (const night of nights) {
    const date = night.date as CalendarDate;
    const month = date.slice(0, 7);
    const days = months.get(month) ?? Array.from({ length: weekdayOf(date) }, () => undefined);
    days.push(dayOf(date, night, uses.get(date)));
    months.set(month, days);
  }
  return [...months].map(([month, days]) => ({ month, weeks: weeksOf(days) }));
}

function weeksOf(days: readonly (RateDay | undefined)[]): (RateDay | undefined)[][] {
  return Array.from({ length: Math.ceil(days.length / daysOfWeek) }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_day, index) => days[week * daysOfWeek + index]),
  );
}

function dayOf(date: CalendarDate, night: Night, use: NightUse | undefined): RateDay {
  const {
    price,
    sources = [],
    datedSurcharge,
    minimumNights,
    closedToArrival,
    closedToDeparture,
    closed = false,
  } = night;
  const marks = [
    minimumNights === undefined ? '' : `${minimumNights}+`,
    closedToArrival ? 'i' : '',
    closedToDeparture ? 'o' : '',
  ];
  const names = sources.map(({ kind, name, adjustment }) =>
    adjustment ? `${name ?? kind} (${adjustmentWords(adjustment)})` : (name ?? kind),
  );
  // An override comes first of its sources. A holiday adds its surcharge to a season.
  const [first, ...others] = sources;
  const strongest =
    first?.kind === 'override' ? first : (others.find(({ kind }) => kind === 'holiday') ?? first);
  const uses = use === undefined ? [] : [nightUseNames[use].toLowerCase()];
  const isDated = datedSurcharge !== undefined && (!strongest || strongest.kind === 'season');
  const dated = datedSurcharge ? [`${datedSurcharge.label} +${inDollars(datedSurcharge.amount)}`] : [];
  const words = [inDollars(price), ...uses, ...names, ...dated, ...ruleWords(night)].join(', ');
  return {
    ...{ date, number: Number(date.slice(8)), closed, use },
    price: String(Math.round(Number(price))),
    kind: isDated ? 'dated' : strongest?.kind,
    marks: marks.join(''),
    words: `${formatDay(date)}: ${words}`,
  };
}
