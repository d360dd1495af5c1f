import type { Answer } from '@getaway/contracts/http/call';
import type { listUnavailableDates } from '@getaway/contracts/http/availability';
import type { readNightRates } from '@getaway/contracts/http/night-rates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { MinimumStay } from '@getaway/kernel/night-words';
import { stayLimits } from '@getaway/kernel/stay';

/** Why a night that nobody has taken can't be booked. */
export type NightRule = 'closed' | 'lead-time' | 'booking-window' | 'nights-between';

/** The rules of stays that a house has set, as the server says them. */
export interface DayRules {
  /** Nights that a rule keeps from all guests; nobody has taken them. */
  readonly ruled: ReadonlyMap<CalendarDate, NightRule>;
  readonly noCheckIn: ReadonlySet<CalendarDate>;
  readonly noCheckOut: ReadonlySet<CalendarDate>;
  /** Of stays that begin on one of these days. */
  readonly minimums: ReadonlyMap<CalendarDate, MinimumStay>;
  /** Of all other stays. */
  readonly minimumNights: number;
  readonly maximumNights: number;
  readonly leadHours: number;
  /** The last possible check-out, in days from today. */
  readonly windowDays: number;
  readonly nightsBetween: number;
  /** Whether a stay below the minimum is possible that fills a gap exactly. */
  readonly fillsGaps: boolean;
}

type Unavailable = Answer<typeof listUnavailableDates>;
type Rates = Answer<typeof readNightRates>;

/** The rules in the server's answers; undefined where a house has none. */
export function dayRules(unavailable: Unavailable, rates: readonly Rates[]): DayRules | undefined {
  const nights = rates.flatMap((each) => each.nights);
  const own = nights.filter(
    (night) => night.minimumNights ?? night.closedToArrival ?? night.closedToDeparture,
  );
  const [first] = rates;
  const { minimumNights, maximumNights, leadHours, windowDays, nightsBetween, fillsGaps } = first ?? {};
  const ofAll = [minimumNights, maximumNights, leadHours, windowDays, nightsBetween];
  if (!unavailable.ruled && own.length === 0 && ofAll.every((rule) => rule === undefined)) return undefined;
  const datesWith = (rule: 'closedToArrival' | 'closedToDeparture') =>
    new Set(own.flatMap((night) => (night[rule] ? [night.date as CalendarDate] : [])));
  return {
    ruled: ruledNights(unavailable),
    noCheckIn: datesWith('closedToArrival'),
    noCheckOut: datesWith('closedToDeparture'),
    minimums: new Map(
      own.flatMap(({ date, minimumNights: least, minimumName: season }) =>
        least === undefined ? [] : [[date as CalendarDate, { nights: least, season, isOwn: true }]],
      ),
    ),
    minimumNights: minimumNights ?? 1,
    maximumNights: maximumNights ?? stayLimits.maxNights,
    leadHours: leadHours ?? 0,
    windowDays: windowDays ?? stayLimits.maxDaysAhead,
    nightsBetween: nightsBetween ?? 0,
    fillsGaps: fillsGaps ?? false,
  };
}

/** The least nights of a stay that begins on a day. */
export function minimumFor(day: CalendarDate, { minimums, minimumNights }: DayRules): MinimumStay {
  return minimums.get(day) ?? { nights: minimumNights, isOwn: false };
}

/** The same without the rules that a guest's own check-in and check-out break: those they keep. */
export function withOwnStay(
  rules: DayRules,
  { checkIn, checkOut }: { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate },
): DayRules {
  return {
    ...rules,
    noCheckIn: without(rules.noCheckIn, checkIn),
    noCheckOut: without(rules.noCheckOut, checkOut),
  };
}

function ruledNights({ ruled = {} }: Unavailable): ReadonlyMap<CalendarDate, NightRule> {
  const { closed = [], leadTime = [], bookingWindow = [], nightsBetween = [] } = ruled;
  const by = (rule: NightRule, dates: readonly CalendarDate[]) => dates.map((date) => [date, rule] as const);
  return new Map([
    ...by('closed', closed),
    ...by('lead-time', leadTime),
    ...by('booking-window', bookingWindow),
    ...by('nights-between', nightsBetween),
  ]);
}

function without(dates: ReadonlySet<CalendarDate>, own: CalendarDate): ReadonlySet<CalendarDate> {
  return new Set([...dates].filter((date) => date !== own));
}
