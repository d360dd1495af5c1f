import type { ConflictFound } from '@getaway/contracts/events/calendar';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { intendMail } from '../data/email-sends.repository.ts';
import type { MailWriter } from '../mail/write-mail.ts';

/** Tells the owner of a conflict, once however often it comes back, and not when its stays are long over. */
export async function announceConflict(
  deps: { mails: MailWriter; ownerEmail: string; timeZone: string },
  sql: Sql,
  conflict: ConflictFound,
  now: Date,
): Promise<void> {
  if (conflict.booking.checkOutDate < dateInZone(now, deps.timeZone)) return;
  await intendMail(
    sql,
    {
      ...deps.mails.conflictFound(conflict),
      kind: 'calendar-conflict',
      messageKey: `calendar-conflict:${conflict.entityId}`,
      toAddress: deps.ownerEmail,
      guestId: null,
      bookingId: conflict.booking.bookingId,
    },
    now,
  );
}
