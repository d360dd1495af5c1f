import { randomUUID } from 'node:crypto';
import { guestContacted } from '@getaway/contracts/events/guest';
import type { ChatTurn } from '@getaway/contracts/http/chat';
import type { Clock } from '@getaway/kernel/instant';
import type { ClientNetworks } from '@getaway/service-kit/http/client-network';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Database } from '../database/database.ts';
import {
  allowStrangerEmail,
  countIfSent,
  isHeldOverall,
  type StrangerEmailCaps,
} from '../delivery/allow-stranger-email.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { findOrCreateGuest } from '../guests/find-or-create-guest.ts';
import { splitName } from '../guests/guest.rules.ts';
import { addGuestMessage } from '../inbox/add-guest-message.ts';
import { alertOfHeldEmails } from '../owner-alerts/alert-of-held-emails.ts';
import { excerptOf, threadPath } from '../owner-alerts/notice.rules.ts';
import type { MessageNoticeDeps } from '../owner-alerts/message-notice-deps.ts';
import { queueMessageNotice } from '../owner-alerts/queue-message-notice.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { countVisitor, type TooMany } from './count-visitor.ts';
import { storeEnquiry } from './enquiries.repository.ts';
import type { Enquiry } from './enquiry.rules.ts';

export interface EnquiryDeps extends MessageNoticeDeps {
  readonly database: Database;
  readonly emails: EmailWriter;
  readonly strangerEmails: StrangerEmailCaps;
  readonly now: Clock;
}

/** Where a visitor wrote: in the contact form, or in the chat after this conversation. */
export type EnquirySource =
  | { readonly kind: 'enquiry' }
  | { readonly kind: 'chat'; readonly conversation: readonly ChatTurn[] };

/**
 * Stores what a visitor wrote in the thread of its sender, who becomes a guest, and emails it to the owner, alone or with other
 * messages. The sender gets a receipt, unless a daily limit is reached. The receipt does not quote the enquiry, because the address may belong to
 * another person. A repeated submission counts as one enquiry.
 */
export async function receiveEnquiry(
  deps: EnquiryDeps,
  input: {
    enquiry: Enquiry;
    source: EnquirySource;
    networks: ClientNetworks;
    perCustomer: number;
    correlationId: string;
  },
): Promise<TooMany | { readonly ok: true }> {
  const { enquiry, source } = input;
  const now = deps.now();
  const allowed = await countVisitor(deps.database.pool, { ...input, purpose: 'contact' });
  if (!allowed.ok) return allowed;
  const receiptEmail = await allowStrangerEmail(deps.database.pool, deps.strangerEmails, enquiry.email);
  const conversation = source.kind === 'chat' ? source.conversation : [];
  await countIfSent([receiptEmail], () =>
    deps.database.transact(async (tx, sql) => {
      const details = { ...enquiry, ...splitName(enquiry.name), guestName: enquiry.name };
      const guestId = await findOrCreateGuest(sql, details, now, now);
      const { name, message: text, occasion, email } = enquiry;
      const { id, isNew, threadId } = await addGuestMessage(
        sql,
        { id: guestId, email },
        {
          ...{ id: randomUUID(), kind: source.kind, author: name, text, occasion },
          ...{ bookingId: null, conversation, idempotencyKey: null },
        },
        now,
      );
      if (!isNew) return { areSent: false };
      if (source.kind === 'enquiry') await storeEnquiry(tx, { ...enquiry, id, guestId }, now);
      const { correlationId } = input;
      await appendEvent(sql, guestContacted, { entityId: id, revision: 1, guestId }, { correlationId, now });
      const { owner, receipt } = deps.emails.enquired(enquiry, { threadId, conversation });
      const about = { guestId, bookingId: null };
      if (receiptEmail.ok) {
        const messageKey = `enquiry-receipt:${id}`;
        const toAddress = enquiry.email;
        await queueEmail(sql, { ...receipt, ...about, kind: 'enquiry-receipt', messageKey, toAddress }, now);
      } else if (isHeldOverall(receiptEmail)) await alertOfHeldEmails(deps, sql, now);
      // Last, because it locks the owner's notices until the commit.
      const [messageKey, toAddress] = [`enquiry-owner:${id}`, deps.ownerEmail()];
      const ownEmail = {
        ...owner,
        ...about,
        kind: 'enquiry-owner',
        messageKey,
        toAddress,
        replyTo: email,
      } as const;
      const listed = { who: name, about: email, text: excerptOf(text), path: threadPath(threadId) };
      const notice = { email: ownEmail, listed, sender: `thread:${threadId}`, isBooked: false };
      await queueMessageNotice(deps, sql, notice, now);
      return { areSent: true };
    }),
  );
  return { ok: true };
}
