import type { RuledNights } from '@getaway/contracts/http/availability';
import { addDays, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { nightsOf, stayLimits } from '@getaway/kernel/stay';
import type { Database } from '../database/database.ts';
import { rulesOf } from '../rates/rate-calendar.rules.ts';
import { readPeriods, readStayRules } from '../rates/read-rates.ts';
import { earliestCheckIn, usualStayRules } from '../rates/stay-rules.rules.ts';
import { listTakenNights } from './list-taken-nights.ts';
import { stayNights } from './nights.repository.ts';
import type { OwnNights } from './own-nights.rules.ts';
import type { StayHours } from './stay-hours.rules.ts';

export interface NightsDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly timeZone: string;
  readonly usualHours: Pick<StayHours, 'checkInTime'>;
}

/** Why a night that nobody has taken can't be booked. */
export type NightRule = keyof RuledNights;

/** Nights that a guest cannot have, sorted, and which of them a rule of stays keeps from all guests. */
export interface UnavailableNights {
  readonly nights: CalendarDate[];
  readonly ruled: ReadonlyMap<CalendarDate, NightRule>;
}

/**
 * The nights from today on that a guest cannot have, sorted, with the reason: a night is taken, or no stay can have it by the
 * rules of stays. `own`: whose nights are no other stay.
 */
export async function explainUnavailableNights(deps: NightsDeps, own: OwnNights): Promise<UnavailableNights> {
  const [taken, without] = await Promise.all([listTakenNights(deps, own), nightsWithoutStays(deps, own)]);
  const others = new Set(taken);
  const ruled = new Map([...without].filter(([night]) => !others.has(night)));
  return { nights: ruled.size === 0 ? taken : [...taken, ...ruled.keys()].toSorted(), ruled };
}

async function nightsWithoutStays(
  deps: NightsDeps,
  own: OwnNights,
): Promise<ReadonlyMap<CalendarDate, NightRule>> {
  const { database, timeZone, usualHours } = deps;
  const now = deps.now();
  const today = dateInZone(now, timeZone);
  const end = addDays(today, stayLimits.maxDaysAhead);
  const [periods, rules] = await Promise.all([
    readPeriods(database.prisma, { from: today, to: end }, { closing: true }),
    readStayRules(database.prisma),
  ]);
  const isUsual =
    rules.leadHours === usualStayRules.leadHours &&
    rules.windowDays === usualStayRules.windowDays &&
    rules.nightsBetween === usualStayRules.nightsBetween;
  if (periods.size === 0 && isUsual) return new Map();
  const earliest = earliestCheckIn(rules, { now, timeZone, checkInTime: usualHours.checkInTime });
  const lastEnd = addDays(today, rules.windowDays);
  const tooClose = await nightsNextToStays(deps, { today, nightsBetween: rules.nightsBetween, own });
  const ruleOf = (night: CalendarDate): NightRule | undefined => {
    if (night < earliest) return 'leadTime';
    if (night >= lastEnd) return 'bookingWindow';
    if (rulesOf(night, { periods }, rules).closed) return 'closed';
    return tooClose.has(night) ? 'nightsBetween' : undefined;
  };
  return new Map(
    nightsOf({ checkIn: today, checkOut: end }).flatMap((night) => {
      const rule = ruleOf(night);
      return rule ? [[night, rule] as const] : [];
    }),
  );
}

/** The nights around stays that stay empty. No stay can have one of them, however long it is. */
async function nightsNextToStays(
  { database }: NightsDeps,
  {
    today,
    nightsBetween,
    own,
  }: { readonly today: CalendarDate; readonly nightsBetween: number; readonly own: OwnNights },
): Promise<ReadonlySet<CalendarDate>> {
  if (nightsBetween === 0) return new Set();
  // A stay that has just ended keeps the next nights empty, too.
  const from = addDays(today, -nightsBetween);
  const nights = await stayNights(database.pool, from, own);
  return new Set(
    nights.flatMap((night) =>
      Array.from({ length: 2 * nightsBetween + 1 }, (_, index) => addDays(night, index - nightsBetween)),
    ),
  );
}
