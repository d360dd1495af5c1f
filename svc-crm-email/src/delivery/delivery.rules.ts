import type { AccountFault } from '@getaway/contracts/http/email-delivery';
import { addMilliseconds, dayMs, hourMs, minuteMs, secondMs } from '@getaway/kernel/instant';

/** The mail server's reply to one email. */
export type ServerReply =
  | { readonly outcome: 'accepted'; readonly messageId: string }
  /**
   * A fault of the connection or of our account. It says nothing about this email: the next one would fail as
   * well.
   */
  | { readonly outcome: 'account-fault'; readonly fault: AccountFault; readonly reason: string }
  /** The recipient's server asks for a later attempt (RFC 5321, 4yz), for example because of greylisting. */
  | { readonly outcome: 'deferred'; readonly reason: string }
  | {
      readonly outcome: 'refused';
      readonly reason: string;
      /** The recipient's own server reports that the address does not exist (RFC 3463, 5.1.x, at RCPT). */
      readonly isAddressDead?: boolean;
    };

/** The recorded result of a send. */
export type SendResult =
  | { readonly status: 'sent'; readonly sentAt: Date; readonly messageId: string }
  | {
      readonly status: 'pending';
      readonly attempts: number;
      readonly notBefore: Date;
      readonly errorMessage: string;
    }
  | { readonly status: 'failed'; readonly attempts: number; readonly errorMessage: string }
  /** It must no longer be sent. */
  | { readonly status: 'skipped'; readonly attempts: number; readonly errorMessage: string };

/** Five attempts in total (domain page, 'Guests, newsletter, email'). */
const backOffMs = [10 * secondMs, minuteMs, 10 * minuteMs, hourMs] as const;
/**
 * Longer than the time until the first probe, which uses another email: this one may be what breaks the
 * connection.
 */
const afterFaultMs = 6 * secondMs;
/** RFC 5321, 4.5.4.1: give up on a 4yz after four to five days. */
const longestDeferralMs = 4 * dayMs;

/**
 * Only a refusal of this particular email uses one of its five attempts. A fault of the account pauses all
 * emails, and a temporary refusal of the recipient is retried for days. Marketing is not retried at a dead
 * address; transactional emails are, since a mail server may be wrong.
 */
export function resultOf(
  reply: ServerReply,
  send: { attempts: number; isMarketing: boolean; dueAt: Date; now: Date },
): SendResult {
  const { attempts, now } = send;
  switch (reply.outcome) {
    case 'accepted':
      return { status: 'sent', sentAt: now, messageId: reply.messageId };
    case 'account-fault':
      return {
        status: 'pending',
        attempts,
        notBefore: addMilliseconds(now, afterFaultMs),
        errorMessage: reply.reason,
      };
    case 'deferred': {
      const waitedMs = now.getTime() - send.dueAt.getTime();
      if (waitedMs > longestDeferralMs) return refusal(reply.reason, send);
      // Waits as long again as it has waited already.
      const waitMs = Math.min(Math.max(waitedMs, minuteMs), hourMs);
      return {
        status: 'pending',
        attempts,
        notBefore: addMilliseconds(now, waitMs),
        errorMessage: reply.reason,
      };
    }
    case 'refused':
      return refusal(reply.reason, send, reply.isAddressDead === true && send.isMarketing);
    default:
      return reply satisfies never;
  }
}

function refusal(
  errorMessage: string,
  send: { attempts: number; now: Date },
  isHopeless = false,
): SendResult {
  const attempts = send.attempts + 1;
  const waitMs = backOffMs[send.attempts];
  if (waitMs === undefined || isHopeless) return { status: 'failed', attempts, errorMessage };
  return { status: 'pending', attempts, notBefore: addMilliseconds(send.now, waitMs), errorMessage };
}

const reconnectMs = [5, 5, 5, 10, 15, 30, 60, 120, 300].map((seconds) => seconds * secondMs);
/** Repeated wrong passwords make a provider lock the account, and a quota resets within hours. */
const patientMs = [1, 2, 5, 10, 15].map((minutes) => minutes * minuteMs);

const probeDelays: Readonly<Record<AccountFault, readonly number[]>> = {
  unreachable: reconnectMs,
  unavailable: reconnectMs,
  encryption: patientMs,
  login: patientMs,
  sender: patientMs,
  quota: patientMs,
};

/** How long to wait before the next probe of the mail server, after this many failed ones. */
export function probeDelayMs(fault: AccountFault, probes: number): number {
  const delays = probeDelays[fault];
  return delays[Math.min(probes, delays.length - 1)] ?? 15 * minuteMs;
}
