import { addDays, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { nightsOf, stayLimits } from '@getaway/kernel/stay';
import type { Database } from '../database/database.ts';
import { rulesOf } from '../rates/rate-calendar.rules.ts';
import { readPeriods, readStayRules } from '../rates/read-rates.ts';
import { earliestCheckIn, usualStayRules } from '../rates/stay-rules.rules.ts';
import { listTakenNights } from './list-taken-nights.ts';
import { stayNights } from './nights.repository.ts';
import type { StayHours } from './stay-hours.rules.ts';

interface NightsDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly timeZone: string;
  readonly usualHours: Pick<StayHours, 'checkInTime'>;
}

/**
 * The nights from today on that a guest cannot have, sorted: those that are taken, and those that no stay can have by the rules of
 * stays. The nights of their own hold are not among them.
 */
export async function listUnavailableNights(
  deps: NightsDeps,
  holdId: string | null,
): Promise<CalendarDate[]> {
  const [taken, ruled] = await Promise.all([listTakenNights(deps, holdId), nightsWithoutStays(deps, holdId)]);
  return ruled.length === 0 ? taken : [...new Set([...taken, ...ruled])].toSorted();
}

async function nightsWithoutStays(deps: NightsDeps, holdId: string | null): Promise<CalendarDate[]> {
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
  if (periods.size === 0 && isUsual) return [];
  const earliest = earliestCheckIn(rules, { now, timeZone, checkInTime: usualHours.checkInTime });
  const lastEnd = addDays(today, rules.windowDays);
  const tooClose = await nightsNextToStays(deps, { today, nightsBetween: rules.nightsBetween, holdId });
  return nightsOf({ checkIn: today, checkOut: end }).filter(
    (night) =>
      night < earliest ||
      night >= lastEnd ||
      tooClose.has(night) ||
      rulesOf(night, { periods }, rules).closed,
  );
}

/** The nights around stays that stay empty. No stay can have one of them, however long it is. */
async function nightsNextToStays(
  { database }: NightsDeps,
  {
    today,
    nightsBetween,
    holdId,
  }: { readonly today: CalendarDate; readonly nightsBetween: number; readonly holdId: string | null },
): Promise<ReadonlySet<CalendarDate>> {
  if (nightsBetween === 0) return new Set();
  // A stay that has just ended keeps the next nights empty, too.
  const from = addDays(today, -nightsBetween);
  const nights = await stayNights(database.pool, from, { holdId, bookingId: null });
  return new Set(
    nights.flatMap((night) =>
      Array.from({ length: 2 * nightsBetween + 1 }, (_, index) => addDays(night, index - nightsBetween)),
    ),
  );
}
