import type { MessageKind } from '@getaway/contracts/http/inbox';
import type { ChatTurn } from '@getaway/contracts/http/chat';

/** A message of a guest, before it is stored. */
export interface GuestMessage {
  readonly id: string;
  readonly kind: Exclude<MessageKind, 'reply'>;
  readonly author: string;
  readonly text: string;
  readonly occasion: string | null;
  /** The booking from whose page it was sent. */
  readonly bookingId: string | null;
  readonly conversation: readonly ChatTurn[];
  readonly idempotencyKey: string | null;
}

/** The occasion of the email that carries a reply: each is emailed once. */
export function replyKey(messageId: string): string {
  return `thread-reply:${messageId}`;
}

/** The same text again within this time is a double submit. */
export const sameMessageMinutes = 10;

/** The reply that an email carries; undefined for other emails. */
export function replyIn(messageKey: string): string | undefined {
  return /^thread-reply:([^:]+)/.exec(messageKey)?.[1];
}
