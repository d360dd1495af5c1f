import { minuteMs, type Clock } from '@getaway/kernel/instant';
import type { Database } from '../data/database.ts';
import { intendMail } from '../data/email-sends.repository.ts';
import { countEnquiry, storeEnquiry } from '../data/enquiries.repository.ts';
import { meetGuest } from '../data/guests.repository.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import { splitName } from '../domain/guest.ts';
import type { MailWriter } from '../mail/write-mail.ts';

const windowMs = 10 * minuteMs;

export type EnquiryOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number };

export interface EnquiryDeps {
  readonly database: Database;
  readonly mails: MailWriter;
  readonly ownerEmail: string;
  /** Enquiries of one client address in ten minutes; 0 is without limit. */
  readonly perAddress: number;
  readonly now: Clock;
}

/** Keeps an enquiry, knows its writer as a guest, and has it mailed to the owner with a receipt for the writer. */
export async function receiveEnquiry(
  deps: EnquiryDeps,
  input: { enquiry: Enquiry; clientAddress: string },
): Promise<EnquiryOutcome> {
  const { enquiry } = input;
  const now = deps.now();
  if (deps.perAddress > 0) {
    const { clientAddress } = input;
    const { used, windowEnds } = await countEnquiry(deps.database.pool, { clientAddress, now, windowMs });
    if (used > deps.perAddress) {
      const retryAfterSeconds = Math.max(1, (windowEnds.getTime() - now.getTime()) / 1_000);
      return { ok: false, reason: 'too-many', retryAfterSeconds };
    }
  }
  await deps.database.transact(async (tx, sql) => {
    const id = await storeEnquiry(tx, enquiry, now);
    const details = { ...enquiry, ...splitName(enquiry.name), guestName: enquiry.name };
    const guestId = await meetGuest(sql, details, now, now);
    const { owner, receipt } = deps.mails.enquired(enquiry);
    const about = { guestId, bookingId: null };
    await intendMail(
      sql,
      {
        ...owner,
        ...about,
        kind: 'enquiry-owner',
        messageKey: `enquiry-owner:${id}`,
        toAddress: deps.ownerEmail,
        replyTo: enquiry.email,
      },
      now,
    );
    await intendMail(
      sql,
      {
        ...receipt,
        ...about,
        kind: 'enquiry-receipt',
        messageKey: `enquiry-receipt:${id}`,
        toAddress: enquiry.email,
      },
      now,
    );
  });
  return { ok: true };
}
