import type { ExternalKind } from '@getaway/contracts/events/calendar';
import { guestInitials } from '@getaway/kernel/initials';

/** The guest of an external stay as initials, which is all that may be shown. A block has no guest. */
export function externalInitials(stay: { kind: ExternalKind; summary: string | null }): string | null {
  return stay.kind === 'block' ? null : guestInitials(stay.summary ?? '');
}
