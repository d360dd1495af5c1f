import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf, type Stay } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import { claimNights } from './nights.repository.ts';

export type TakeNightsOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly taken: readonly CalendarDate[] };

/**
 * Takes the nights of a stay for a booking and gives up those that it no longer needs, or returns the nights
 * that are taken. Promotion codes are locked before nights everywhere, so that two transactions cannot
 * deadlock.
 */
export function takeNights(sql: Sql, bookingId: string, stay: Stay): Promise<TakeNightsOutcome> {
  return claimNights(sql, bookingId, nightsOf(stay));
}
