import type { NightUse } from '@getaway/contracts/http/reports';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { lastDayOf, monthOf, type CalendarMonth } from '@getaway/kernel/calendar-month';
import { addCents, cents, zeroCents, type Cents } from '@getaway/kernel/money';

/** A night that somebody has. */
export interface UsedNight {
  readonly date: CalendarDate;
  readonly use: NightUse;
  /** These are null unless the night is booked. */
  readonly bookingId: string | null;
  readonly bookingReference: string | null;
  readonly guestName: string | null;
  /** The accepted price of the night. */
  readonly price: Cents | null;
}

export interface OccupancyFigures {
  readonly nights: number;
  readonly blocked: number;
  readonly elsewhere: number;
  /** Nights that could be booked on this site. */
  readonly bookable: number;
  readonly booked: number;
  /** Of the bookable nights, a fraction with four decimals; null when there are none. */
  readonly occupancy: number | null;
  /** The prices of the booked nights. */
  readonly revenue: Cents;
  readonly averageRate: Cents | null;
  readonly revenuePerNight: Cents | null;
}

export interface OccupancyRow extends OccupancyFigures {
  readonly month: CalendarMonth;
}

/** A row for each month, and the figures of all its nights together. A stay counts in each month by its nights there. */
export function occupancyReport(
  months: readonly CalendarMonth[],
  used: readonly UsedNight[],
): { readonly rows: readonly OccupancyRow[]; readonly total: OccupancyFigures } {
  const rows = months.map((month) => ({
    month,
    ...figuresOf(
      daysIn(month),
      used.filter(({ date }) => monthOf(date) === month),
    ),
  }));
  const days = months.reduce((sum, month) => sum + daysIn(month), 0);
  return {
    rows,
    total: figuresOf(
      days,
      used.filter(({ date }) => months.includes(monthOf(date))),
    ),
  };
}

function figuresOf(nights: number, used: readonly UsedNight[]): OccupancyFigures {
  const countOf = (use: NightUse): number => used.filter((night) => night.use === use).length;
  const [booked, blocked, elsewhere] = [countOf('booked'), countOf('blocked'), countOf('elsewhere')];
  const bookable = nights - blocked - elsewhere;
  const revenue = addCents(...used.map(({ price }) => price ?? zeroCents));
  return {
    nights,
    blocked,
    elsewhere,
    bookable,
    booked,
    occupancy: bookable === 0 ? null : Math.round((booked / bookable) * 10_000) / 10_000,
    revenue,
    averageRate: dividedBy(revenue, booked),
    revenuePerNight: dividedBy(revenue, bookable),
  };
}

/** Rounded half up; null without nights. */
function dividedBy(amount: Cents, nights: number): Cents | null {
  return nights === 0 ? null : cents(Math.floor(amount / nights + 0.5));
}

function daysIn(month: CalendarMonth): number {
  return Number(lastDayOf(month).slice(8));
}
