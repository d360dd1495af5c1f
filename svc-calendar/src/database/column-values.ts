import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';

/** Prisma reads a `date` column as midnight UTC. */
export function dateFromColumn(value: Date): CalendarDate {
  return calendarDate(value.toISOString().slice(0, 10));
}
