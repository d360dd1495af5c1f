import type { Clock } from '@getaway/kernel/instant';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { lockBooking } from '../bookings/lock-booking.ts';
import type { Database } from '../database/database.ts';
import { bookingsWithUnpublished } from './ledger-entries.repository.ts';
import { publishEntries } from './publish-entries.ts';

/** Bookings for each run; the next run takes more. */
const atOnce = 200;

/**
 * Publishes entries that the database made from what the previous version wrote during an update. That version published
 * its own confirmation of the payment.
 */
export async function publishLateEntries(
  { database, now, timeZone }: { database: Database; now: Clock; timeZone: string },
  correlationId: string,
): Promise<void> {
  for (const id of await bookingsWithUnpublished(sqlOfPrisma(database.prisma), atOnce))
    await database.transact(async (tx, sql) => {
      if (!(await lockBooking(tx, sql, { id }))) return;
      await publishEntries(tx, sql, id, {
        correlationId,
        now: now(),
        timeZone,
        announcedBy: 'booking.confirmed',
      });
    });
}
