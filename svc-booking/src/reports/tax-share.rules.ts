import type { TaxShareKind } from '@getaway/contracts/http/reports';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';

/** A share of the tax with the name of its guest, where the booking still exists. */
export interface ListedTaxShare {
  readonly number: string;
  readonly effectiveOn: CalendarDate;
  readonly kind: TaxShareKind;
  readonly bookingReference: string;
  readonly bookingId: string | null;
  readonly guestName: string | null;
  readonly taxTenThousandths: number;
  /** The amount of the entry. */
  readonly amount: Cents;
  /** The tax in it. */
  readonly tax: Cents;
}
