import * as v from 'valibot';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { findRequest, type ReservationRequestRow } from './confirmation-requests.repository.ts';
import { hashToken, storedRequestSchema } from './request-confirmation.ts';

export type StoredRequest = v.InferOutput<typeof storedRequestSchema>;

/** The request of a link, with its stay. */
export async function readRequest(
  deps: { database: Database },
  token: string,
): Promise<{ row: ReservationRequestRow; stored: StoredRequest } | undefined> {
  const row = await findRequest(sqlOfPrisma(deps.database.prisma), hashToken(token));
  return row && { row, stored: v.parse(storedRequestSchema, row.request) };
}
