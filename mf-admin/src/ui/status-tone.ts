import type { BadgeTone } from './badge.tsx';

/** Of bookings and of emails (spec page 2, section 4). */
const tones: Readonly<Record<string, BadgeTone>> = {
  confirmed: 'green',
  sent: 'green',
  pending: 'yellow',
  pending_payment: 'ember',
  cancelled: 'red',
  failed: 'red',
  completed: 'blue',
};

/** Gray for a status without a color of its own. */
export function statusTone(status: string): BadgeTone {
  return tones[status] ?? 'secondary';
}
