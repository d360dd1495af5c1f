import { guestContacted } from '@getaway/contracts/events/guest';
import { addMilliseconds, minuteMs, type Clock } from '@getaway/kernel/instant';
import type { ClientNetworks } from '@getaway/service-kit/http/client-network';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Database } from '../database/database.ts';
import {
  allowEnquiryEmail,
  allowStrangerEmail,
  countIfSent,
  isHeldOverall,
  type StrangerEmailCaps,
} from '../delivery/allow-stranger-email.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { findOrCreateGuest } from '../guests/find-or-create-guest.ts';
import { splitName } from '../guests/guest.rules.ts';
import { alertOfHeldEmails } from '../owner-alerts/alert-of-held-emails.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { countVisitor, type TooMany } from './count-visitor.ts';
import { storeEnquiry, wasWritten } from './enquiries.repository.ts';
import type { Enquiry } from './enquiry.rules.ts';

/** The same text again within this time is a double submit. */
const sameMessageMs = 10 * minuteMs;

export interface EnquiryDeps {
  readonly database: Database;
  readonly emails: EmailWriter;
  readonly ownerEmail: string;
  readonly strangerEmails: StrangerEmailCaps;
  /** Enquiries a day that are emailed to the owner; 0 means no limit. */
  readonly enquiryEmails: number;
  readonly now: Clock;
}

/**
 * Stores an enquiry, records its sender as a guest, and emails it to the owner with a receipt for the sender,
 * unless a daily limit is reached. The receipt does not quote the enquiry, because the address may belong to
 * another person. A repeated submission counts as one enquiry.
 */
export async function receiveEnquiry(
  deps: EnquiryDeps,
  input: { enquiry: Enquiry; networks: ClientNetworks; perCustomer: number; correlationId: string },
): Promise<TooMany | { readonly ok: true }> {
  const { enquiry } = input;
  const now = deps.now();
  const allowed = await countVisitor(deps.database.pool, { ...input, purpose: 'contact' });
  if (!allowed.ok) return allowed;
  const receiptEmail = await allowStrangerEmail(deps.database.pool, deps.strangerEmails, enquiry.email);
  const ownerEmail = await allowEnquiryEmail(deps.database.pool, deps.enquiryEmails);
  await countIfSent([ownerEmail, receiptEmail], () =>
    deps.database.transact(async (tx, sql) => {
      const details = { ...enquiry, ...splitName(enquiry.name), guestName: enquiry.name };
      const guestId = await findOrCreateGuest(sql, details, now, now);
      if (await wasWritten(sql, enquiry, guestId, addMilliseconds(now, -sameMessageMs)))
        return { areSent: false };
      const id = await storeEnquiry(tx, enquiry, guestId, now);
      const { correlationId } = input;
      await appendEvent(sql, guestContacted, { entityId: id, revision: 1, guestId }, { correlationId, now });
      const { owner, receipt } = deps.emails.enquired(enquiry);
      const about = { guestId, bookingId: null };
      if (ownerEmail.ok) {
        const messageKey = `enquiry-owner:${id}`;
        const [toAddress, replyTo] = [deps.ownerEmail, enquiry.email];
        await queueEmail(
          sql,
          { ...owner, ...about, kind: 'enquiry-owner', messageKey, toAddress, replyTo },
          now,
        );
      } else await alertOfHeldEmails(deps, sql, 'enquiries', now);
      if (receiptEmail.ok) {
        const messageKey = `enquiry-receipt:${id}`;
        const toAddress = enquiry.email;
        await queueEmail(sql, { ...receipt, ...about, kind: 'enquiry-receipt', messageKey, toAddress }, now);
      } else if (isHeldOverall(receiptEmail)) await alertOfHeldEmails(deps, sql, 'visitors', now);
      return { areSent: true };
    }),
  );
  return { ok: true };
}
