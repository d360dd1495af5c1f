import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** When a stay ends: YYYY-MM-DD and HH:MM at the house. */
interface Departure {
  readonly checkOutDate: string;
  readonly checkOutTime: string;
}

/** A stay that ends, and whether its check-out time has passed. */
export type DepartureAt<Stay> = Stay & { readonly isOver: boolean };

/**
 * Who leaves, those whose check-out time has passed last: nobody waits for them. `today` and `time`, HH:MM, are at the house. The
 * order is kept otherwise.
 */
export function departuresAt<Stay extends Departure>(
  stays: readonly Stay[],
  { today, time }: { today: CalendarDate; time: string },
): DepartureAt<Stay>[] {
  const all = stays.map((stay) => ({ ...stay, isOver: isOver(stay, today, time) }));
  return [...all.filter((stay) => !stay.isOver), ...all.filter((stay) => stay.isOver)];
}

function isOver({ checkOutDate, checkOutTime }: Departure, today: CalendarDate, time: string): boolean {
  return checkOutDate < today || (checkOutDate === today && checkOutTime <= time);
}
