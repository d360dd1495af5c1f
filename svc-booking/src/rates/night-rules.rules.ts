import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { rulesOf, type RateCalendar } from './rate-calendar.rules.ts';
import type { StayRules } from './stay-rules.rules.ts';

/** The rules of a night, only where they differ from those of all stays. */
export interface NightRules {
  readonly minimumNights?: number;
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
  return {
    ...(minimumNights.value !== rules.minimumNights && { minimumNights: minimumNights.value }),
    ...(closedToArrival && { closedToArrival }),
    ...(closedToDeparture && { closedToDeparture }),
    ...(closed && { closed }),
  };
}
