import type { EmailSend } from '@getaway/contracts/http/email-sends';

/** Only failed emails, but none of a sequence about a stay that was canceled. */
export function canRetry({ status, isStayEnded }: EmailSend): boolean {
  return status === 'failed' && isStayEnded !== true;
}
