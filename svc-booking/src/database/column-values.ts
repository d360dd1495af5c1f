import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { centsFromDollars, type Cents } from '@getaway/kernel/money';
import type { Prisma } from '../generated/prisma/client.ts';

/** Prisma reads and writes a `date` column as midnight UTC. */
export function dateColumn(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function dateFromColumn(value: Date): CalendarDate {
  return calendarDate(value.toISOString().slice(0, 10));
}

export function centsFromColumn(value: Prisma.Decimal): Cents {
  return centsFromDollars(value.toFixed(2));
}

/** A decimal(5,4) fraction in ten-thousandths. */
export function tenThousandthsFromColumn(value: Prisma.Decimal): number {
  return value.times(10_000).toNumber();
}
