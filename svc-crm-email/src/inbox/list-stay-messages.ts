import type pg from 'pg';
import type { StayMessage } from '@getaway/contracts/http/stay-messages';
import { sqlOf } from '@getaway/service-kit/sql';
import { stayMessages } from './stay-messages.repository.ts';

const mostListed = 200;

/** The messages of a booking's page, oldest first. */
export function listStayMessages(
  { pool }: { readonly pool: pg.Pool },
  bookingId: string,
): Promise<StayMessage[]> {
  return stayMessages(sqlOf(pool), bookingId, { limit: mostListed });
}
