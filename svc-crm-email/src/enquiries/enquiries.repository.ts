import type { Enquiry } from './enquiry.rules.ts';
import type { Tx } from '../database/database.ts';

/** Stores an enquiry under the id of its message. */
export async function storeEnquiry(
  tx: Tx,
  enquiry: Enquiry & { readonly id: string; readonly guestId: string },
  now: Date,
): Promise<void> {
  await tx.contactMessage.create({ data: { ...enquiry, createdAt: now } });
}
