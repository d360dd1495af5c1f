import { earliestOpening, type EarlyCheckIn } from '@getaway/kernel/stay-hours';
import type { ChosenExtras } from './booking-details.rules.ts';
import type { BookingRecord } from './booking-record.rules.ts';

/** A service that includes an early check-in. */
export interface EarlyService extends EarlyCheckIn {
  readonly id: string;
  /** Of the packages that include it. */
  readonly packageIds: readonly string[];
}

/** The early check-in, HH:MM, that these extras include, each on its own or in a package; null without one. */
export function openingOf(
  { addOnIds, packageIds }: ChosenExtras,
  early: readonly EarlyService[],
): string | null {
  return earliestOpening(
    early.filter(
      (service) =>
        addOnIds.includes(service.id) || service.packageIds.some((each) => packageIds.includes(each)),
    ),
  );
}

/** The early check-in, HH:MM, that the accepted lines of a booking include; null without one. */
export function openingOfBooking(
  { quote }: Pick<BookingRecord, 'quote'>,
  early: readonly EarlyService[],
): string | null {
  const ids = (lines: readonly { readonly id: string }[]): string[] => lines.map(({ id }) => id);
  return openingOf({ addOnIds: ids(quote.addOns), packageIds: ids(quote.packages) }, early);
}
