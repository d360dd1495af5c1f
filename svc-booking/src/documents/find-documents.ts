import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { findBooking } from '../bookings/find-booking.ts';
import type { Database } from '../database/database.ts';
import { numberFromWords } from './document.rules.ts';
import { documentByNumber, documentByReference } from './documents.repository.ts';

export interface FoundDocuments {
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly isDeleted: boolean;
}

/** The booking that documents are about, by the number of one of them or by the booking's reference. */
export async function findDocuments(
  { prisma }: Database,
  search: string,
): Promise<FoundDocuments | undefined> {
  const wanted = search.toUpperCase();
  const number = numberFromWords(wanted);
  const found = await (number
    ? documentByNumber(prisma, number)
    : documentByReference(prisma, sqlOfPrisma(prisma), wanted));
  if (!found) return undefined;
  const { bookingId, snapshot } = found;
  const { bookingReference } = snapshot.stay;
  return { bookingId, bookingReference, isDeleted: !(await findBooking(prisma, { id: bookingId })) };
}
