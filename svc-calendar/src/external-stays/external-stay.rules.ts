import type { ExternalKind } from '@getaway/contracts/events/calendar';
import { guestInitials } from '@getaway/kernel/initials';

/** Who an outside stay is for, as far as anybody may know: initials. A block is for nobody. */
export function externalInitials(stay: { kind: ExternalKind; summary: string | null }): string | null {
  return stay.kind === 'block' ? null : guestInitials(stay.summary ?? '');
}
