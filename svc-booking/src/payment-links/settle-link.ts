import type { LinkedBooking } from '@getaway/contracts/http/payment-links';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { findLink } from './find-link.ts';
import { readLink } from './read-link.ts';
import { settlePayments } from './settle-payments.ts';

/** After the card form: asks the provider about the payments of a link, and returns what the guest owes then. */
export async function settleLink(
  deps: ConfirmDeps,
  input: { readonly token: string; readonly correlationId: string },
): Promise<LinkedBooking | undefined> {
  const { token, correlationId } = input;
  const link = await findLink(deps.database.prisma, token);
  if (!link) return undefined;
  await settlePayments(deps, { bookingId: link.bookingId, correlationId });
  return readLink(deps, token);
}
