import * as v from 'valibot';
import { bookingStatusSchema } from '@getaway/contracts/http/booking-payment';
import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { calendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import type { EchoingStay } from '../domain/feeds/echo.ts';

/** A block that is not known as an echo, and one of our own stays with the same dates. */
export interface EchoCandidate {
  readonly externalId: string;
  readonly stay: EchoingStay;
}

const statusSchema = v.union([bookingStatusSchema, v.literal('deleted')]);

export async function echoCandidates(sql: Sql): Promise<EchoCandidate[]> {
  const rows = await sql<{ id: string; status: string; from: string; to: string; updatedAt: Date }>(
    `SELECT block.id, stay.status, stay.check_in_date::text AS "from", stay.check_out_date::text AS "to",
       stay.updated_at AS "updatedAt"
     FROM external_bookings AS block
     JOIN direct_stays AS stay ON stay.check_in_date = block.start_date AND stay.check_out_date = block.end_date
     WHERE block.kind = 'block' AND NOT block.is_echo`,
  );
  return rows.map(({ id, status, from, to, updatedAt }) => ({
    externalId: id,
    stay: {
      status: v.parse(statusSchema, status),
      checkInDate: calendarDate(from),
      checkOutDate: calendarDate(to),
      updatedAt,
    },
  }));
}

/** Marks blocks as echoes and answers what other services are told: they hold no nights. */
export async function markAsEchoes(sql: Sql, ids: readonly string[]): Promise<ExternalNights[]> {
  if (ids.length === 0) return [];
  const rows = await sql<{ id: string; revision: number }>(
    `UPDATE external_bookings SET is_echo = true, revision = revision + 1
     WHERE id = ANY($1::text[]) AND NOT is_echo RETURNING id, revision`,
    ids,
  );
  return rows.map(({ id, revision }) => ({ entityId: id, revision, status: 'gone' }));
}
