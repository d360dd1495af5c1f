import { stayLinkRequested } from '@getaway/contracts/events/stay';
import { hourMs, type Clock } from '@getaway/kernel/instant';
import { unlimitedTime, type JobBudget } from '@getaway/service-kit/jobs';
import { consume } from '@getaway/service-kit/limits/rate-limiter';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import type { Database } from '../database/database.ts';
import { takeLinkRequests, type LinkRequest } from './link-requests.repository.ts';

/** The emails that anyone can have sent to one guest within an hour. */
const emailsPerStay = 3;
const batchSize = 50;

export interface AnswerDeps {
  readonly database: Database;
  readonly now: Clock;
}

/** Publishes the requests whose reference and email address belong together, and forgets all of them. */
export async function answerLinkRequests(
  deps: AnswerDeps,
  correlationId: string,
  budget: JobBudget = unlimitedTime,
): Promise<void> {
  while (budget.hasTime()) {
    const taken = await deps.database.transact(async (tx, sql) => {
      const requests = await takeLinkRequests(sql, batchSize);
      for (const request of requests) {
        const booking = await findBooking(tx, { bookingReference: request.bookingReference });
        if (!booking || !isOwn(booking, request) || !(await mayEmail(deps, booking))) continue;
        const { id: bookingId, bookingReference, email, linkVersion } = booking;
        await appendEvent(
          sql,
          stayLinkRequested,
          { bookingId, bookingReference, email, linkVersion },
          { correlationId, now: deps.now() },
        );
      }
      return requests.length;
    });
    if (taken < batchSize) return;
  }
}

function isOwn({ email, status }: BookingRecord, request: LinkRequest): boolean {
  return email.toLowerCase() === request.email && status !== 'pending';
}

async function mayEmail({ database }: AnswerDeps, { id }: BookingRecord): Promise<boolean> {
  const limits = [{ subject: id, ceiling: emailsPerStay }];
  return (await consume(database.pool, { purpose: 'stay-link email', windowMs: hourMs, limits })).ok;
}
