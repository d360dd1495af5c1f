import type { AccountFault } from '@getaway/contracts/http/email-delivery';
import { addMilliseconds, dayMs, hourMs, minuteMs, secondMs } from '@getaway/kernel/instant';

/** What the mail server replied to one email. */
export type ServerReply =
  | { readonly outcome: 'accepted'; readonly messageId: string }
  /** The fault is with the connection or our account on it, and says nothing about this mail: the next would fare alike. */
  | { readonly outcome: 'account-fault'; readonly fault: AccountFault; readonly reason: string }
  /** The recipient's side asks to come back later (RFC 5321, 4yz), as greylisting does. */
  | { readonly outcome: 'deferred'; readonly reason: string }
  | {
      readonly outcome: 'refused';
      readonly reason: string;
      /** The recipient's own server says that there is no such address (RFC 3463, 5.1.x, at RCPT). */
      readonly isAddressDead?: boolean;
    };

/** What is recorded of the send. */
export type SendResult =
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
/** Longer than until the first probe, which is made with another mail: this one may be what breaks the connection. */
const afterFaultMs = 6 * secondMs;
/** RFC 5321, 4.5.4.1: give up on a 4yz after four to five days. */
const longestDeferralMs = 4 * dayMs;

/**
 * Only a refusal of this very mail uses one of its five tries. A fault of the account pauses all mails, and a recipient
 * who asks for patience gets it for days. Marketing is not tried again at an address that is dead; what a guest is owed
 * is, since a mail server may be wrong.
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
      // As long again as it has waited already.
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
/** Repeated wrong passwords make a provider lock the account, and a quota is over in hours. */
const patientMs = [1, 2, 5, 10, 15].map((minutes) => minutes * minuteMs);

const probeDelays: Readonly<Record<AccountFault, readonly number[]>> = {
  unreachable: reconnectMs,
  unavailable: reconnectMs,
  encryption: patientMs,
  login: patientMs,
  sender: patientMs,
  quota: patientMs,
};

/** How long to wait before trying the mail server again, after so many tries in vain. */
export function probeDelayMs(fault: AccountFault, probes: number): number {
  const delays = probeDelays[fault];
  return delays[Math.min(probes, delays.length - 1)] ?? 15 * minuteMs;
}
