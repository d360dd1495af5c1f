import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { IssueRefusal } from './issue-document.ts';

/** Maps a refusal to issue a document to a problem. */
export function issuingProblem({ reason }: IssueRefusal): Problem {
  switch (reason) {
    case 'no-such-booking':
      return noSuch('booking');
    case 'not-booked-yet':
      return new Problem('not-issuable', {
        detail: 'The guest is still booking these nights. An invoice can be issued once the stay is booked.',
      });
    case 'nothing-charged':
      return new Problem('not-issuable', {
        detail: 'Nothing is charged for this booking, so there’s nothing to invoice.',
      });
    case 'nothing-to-correct':
      return new Problem('not-issuable', {
        detail: 'There’s nothing to correct: no invoice of this booking differs from what is charged.',
      });
    case 'payment-missing': {
      const message = 'Choose the payment that the receipt is for';
      return new Problem('invalid-request', { detail: message, errors: [{ path: 'entryId', message }] });
    }
    case 'not-a-payment-received': {
      const message = 'Receipts are issued for payments of this booking that were received';
      return new Problem('not-issuable', { detail: message, errors: [{ path: 'entryId', message }] });
    }
    case 'booking-deleted':
      return new Problem('not-issuable', {
        detail: 'This booking was deleted. Its invoice can be corrected, but no receipts can be issued.',
      });
    default:
      return reason satisfies never;
  }
}
