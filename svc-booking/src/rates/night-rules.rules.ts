import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { MinimumStay } from '@getaway/kernel/night-words';
import { rulesOf, type DayRule, type RateCalendar } from './rate-calendar.rules.ts';
import type { StayRules } from './stay-rules.rules.ts';

/** The rules of a night, only where they differ from those of all stays. */
export interface NightRules {
  readonly minimumNights?: number;
  /** The name of the season that sets the minimum. */
  readonly minimumName?: string;
  readonly closedToArrival?: true;
  readonly closedToDeparture?: true;
  readonly closed?: true;
}

/** What a calendar has to show of a night besides its price. */
export function nightRulesOf(
  date: CalendarDate,
  calendar: Pick<RateCalendar, 'periods'>,
  rules: StayRules,
): NightRules {
  const { minimumNights, closedToArrival, closedToDeparture, closed } = rulesOf(date, calendar, rules);
  const { nights, season } = minimumOf(minimumNights);
  return {
    ...(nights !== rules.minimumNights && {
      minimumNights: nights,
      ...(season !== undefined && { minimumName: season }),
    }),
    ...(closedToArrival && { closedToArrival }),
    ...(closedToDeparture && { closedToDeparture }),
    ...(closed && { closed }),
  };
}

/** A minimum with what sets it, as its words need it. */
export function minimumOf({ value, period }: DayRule<number>): MinimumStay {
  const season = period?.kind === 'season' ? (period.name ?? undefined) : undefined;
  return { nights: value, season, isOwn: period !== undefined };
}
