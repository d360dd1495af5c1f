import { takeFreshNights, type FreshNightsDeps } from '../availability/take-fresh-nights.ts';
import { readRequest } from './read-request.ts';
import { reserveStay, type ReserveStayDeps, type ReserveStayOutcome } from './reserve-stay.ts';

export type ConfirmRequestOutcome =
  | ReserveStayOutcome
  | { readonly ok: false; readonly reason: 'unknown-link' }
  | { readonly ok: false; readonly reason: 'link-expired' };

/**
 * Makes a link's reservation, once: repeated calls return it until it ends, and fail after that. Fails when
 * the nights were taken in the meantime, the price changed, or the wider limits on unpaid nights are reached.
 */
export async function confirmRequest(
  deps: ReserveStayDeps & FreshNightsDeps,
  input: { token: string; correlationId: string },
): Promise<ConfirmRequestOutcome> {
  const found = await readRequest(deps, input.token);
  if (!found) return { ok: false, reason: 'unknown-link' };
  const { row, stored } = found;
  if (row.usedAt === null && row.expiresAt <= deps.now()) return { ok: false, reason: 'link-expired' };
  // Checked before `reserveStay` cancels a payment that the guest has started since.
  if (row.hasEnded) return { ok: false, reason: 'link-used' };
  const { total, terms, ...request } = stored;
  await takeFreshNights(deps, request.data);
  return reserveStay(deps, {
    ...request,
    holdId: request.holdId,
    expectedTotals: [Number(total)],
    shownTerms: terms,
    correlationId: input.correlationId,
    confirmedRequestId: row.id,
  });
}
