import { addMilliseconds, hourMs, minuteMs, secondMs } from '@getaway/kernel/instant';

/** What came of handing one mail to the mail server. */
export type Handover =
  | { readonly outcome: 'accepted'; readonly messageId: string }
  /** It could not be asked: the network's fault or its own, and no word on the mail. */
  | { readonly outcome: 'server-away'; readonly reason: string }
  | {
      readonly outcome: 'refused';
      readonly reason: string;
      /** The recipient's own server says that there is no such address (RFC 3463, 5.1.x, at RCPT). */
      readonly isAddressDead?: boolean;
    };

/** What becomes of the send. */
export type Settlement =
  | { readonly status: 'sent'; readonly sentAt: Date; readonly messageId: string }
  | {
      readonly status: 'pending';
      readonly attempts: number;
      readonly notBefore: Date;
      readonly errorMessage: string;
    }
  | { readonly status: 'failed'; readonly attempts: number; readonly errorMessage: string }
  /** It is not to go out any more. */
  | { readonly status: 'skipped'; readonly attempts: number; readonly errorMessage: string };

/** Five tries in all (domain page, 'Guests, newsletter, e-mail'). */
const backOffMs = [10 * secondMs, minuteMs, 10 * minuteMs, hourMs] as const;
const awayRetryMs = 5 * secondMs;

/**
 * A refusal is one of five tries; a server that is away costs none, however long it stays away. Marketing is not tried
 * again at an address that is dead; what a guest is owed is, since a mail server may be wrong.
 */
export function settle(
  handover: Handover,
  send: { attempts: number; isMarketing: boolean; now: Date },
): Settlement {
  switch (handover.outcome) {
    case 'accepted':
      return { status: 'sent', sentAt: send.now, messageId: handover.messageId };
    case 'server-away':
      return {
        status: 'pending',
        attempts: send.attempts,
        notBefore: addMilliseconds(send.now, awayRetryMs),
        errorMessage: handover.reason,
      };
    case 'refused': {
      const attempts = send.attempts + 1;
      const wait = backOffMs[send.attempts];
      const isHopeless = handover.isAddressDead === true && send.isMarketing;
      if (wait === undefined || isHopeless)
        return { status: 'failed', attempts, errorMessage: handover.reason };
      return {
        status: 'pending',
        attempts,
        notBefore: addMilliseconds(send.now, wait),
        errorMessage: handover.reason,
      };
    }
    default:
      return handover satisfies never;
  }
}
