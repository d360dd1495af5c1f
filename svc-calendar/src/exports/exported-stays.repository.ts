import * as v from 'valibot';
import { blockReasonSchema } from '@getaway/contracts/http/blocked-dates';
import { bookingStatusSchema } from '@getaway/contracts/http/booking-payment';
import { dateFromColumn } from '../database/column-values.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { BlockedNight } from '../merged-calendar/blocked-night.rules.ts';
import { exportedStatuses, type DirectStay } from '../merged-calendar/direct-stay.rules.ts';

/** The stays that our exports show, by check-in. */
export async function listExportedStays(prisma: PrismaClient): Promise<DirectStay[]> {
  const rows = await prisma.directStay.findMany({
    where: { status: { in: [...exportedStatuses] } },
    orderBy: [{ checkInDate: 'asc' }, { bookingId: 'asc' }],
  });
  return rows.map((row) => ({
    ...row,
    status: v.parse(bookingStatusSchema, row.status),
    checkInDate: dateFromColumn(row.checkInDate),
    checkOutDate: dateFromColumn(row.checkOutDate),
  }));
}

/** The blocked nights, by date. */
export async function listBlockedNights(prisma: PrismaClient): Promise<BlockedNight[]> {
  const rows = await prisma.blockedNight.findMany({
    where: { isBlocked: true },
    orderBy: [{ date: 'asc' }, { blockId: 'asc' }],
  });
  return rows.map((row) => ({
    ...row,
    date: dateFromColumn(row.date),
    reason: v.parse(v.fallback(blockReasonSchema, 'other'), row.reason),
  }));
}
