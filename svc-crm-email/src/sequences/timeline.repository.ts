import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import type { Tx } from '../database/database.ts';

/** The reserved and confirmed stays of a guest, by check-in. */
export async function findStaysOf(tx: Tx, guestId: string): Promise<BookingState[]> {
  const rows = await tx.guestBooking.findMany({
    where: { guestId, status: { in: ['confirmed', 'completed'] } },
    orderBy: { checkInDate: 'asc' },
    select: { state: true },
  });
  return rows.map(({ state }) => v.parse(bookingStateSchema, state));
}

export async function findEnrollment(
  tx: Tx,
  sequenceId: string,
  guestId: string,
): Promise<{ id: string; enrolledAt: Date } | undefined> {
  return (await tx.sequenceEnrollment.findFirst({ where: { sequenceId, guestId } })) ?? undefined;
}

export interface KnownSend {
  readonly status: string;
  readonly subject: string;
  readonly sentAt: Date | null;
  readonly errorMessage: string | null;
}

/** The state of the planned sends, by key. */
export async function findSendsByKey(
  tx: Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownSend>> {
  const rows = await tx.emailSend.findMany({
    where: { messageKey: { in: [...keys] } },
    select: { messageKey: true, status: true, subject: true, sentAt: true, errorMessage: true },
  });
  return new Map(rows.map((row) => [row.messageKey, row]));
}
