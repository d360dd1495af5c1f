import type { LedgerEntry, PaymentStatus } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { inWords } from '../../../format/in-words.ts';

interface Paying {
  readonly status: PaymentStatus;
  readonly entries: readonly unknown[];
}

/**
 * The payment status that staff see of a booking. None where nothing says whether it was paid: for a stay that staff
 * entered without a payment, for a canceled one of which a part is kept, and where there is nothing to pay.
 */
export function shownStatus(
  { balance, totalPrice }: Pick<StaffBooking, 'balance' | 'totalPrice'>,
  { status, entries }: Paying,
): PaymentStatus | undefined {
  if (entries.length === 0 && (balance === null || Number(totalPrice) === 0)) return undefined;
  const isKnown = balance !== null || status === 'paid' || status === 'refunded';
  return isKnown ? status : undefined;
}

/** 'Partly paid'. What a bank took back was not refunded by staff. */
export function statusInWords(status: PaymentStatus, entries: readonly Pick<LedgerEntry, 'kind'>[]): string {
  const isChargedBack = entries.some(({ kind }) => kind === 'chargeback');
  return status === 'refunded' && isChargedBack ? 'Charged back' : inWords(status);
}
