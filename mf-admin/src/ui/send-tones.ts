import type { EmailSend } from '@getaway/contracts/http/email-sends';
import type { BadgeTone } from './badge.tsx';

type Status = EmailSend['status'];

/** Spec page 2, 'Activity Log tab': sent green, pending yellow, failed red, other gray. */
export const sendTones: Readonly<Record<Status, BadgeTone>> = {
  sent: 'green',
  pending: 'yellow',
  failed: 'red',
  cancelled: 'secondary',
  skipped: 'secondary',
};

/** The statuses as staff read them. */
export const sendStatusNames: Readonly<Record<Status, string>> = {
  sent: 'Sent',
  pending: 'Pending',
  failed: 'Failed',
  cancelled: 'Canceled',
  skipped: 'Skipped',
};
