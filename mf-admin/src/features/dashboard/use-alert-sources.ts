import type { Answer } from '@getaway/contracts/http/call';
import { listCalendarConflicts } from '@getaway/contracts/http/calendar-conflicts';
import { listCalendarFeeds } from '@getaway/contracts/http/calendar-feeds';
import { readEmailDelivery } from '@getaway/contracts/http/email-delivery';
import { listEmailSends } from '@getaway/contracts/http/email-sends';
import type { readOverview } from '@getaway/contracts/http/overview';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { mapReady, readState, type ReadState } from '../../ui/read-state.ts';
import {
  conflictAlerts,
  deliveryAlerts,
  failedMails,
  feedAlerts,
  latePaymentAlerts,
  mailAlerts,
  unpaidAlerts,
  unpaidLimitAlerts,
} from './alert.ts';
import type { AlertSource } from './alerts.tsx';
import { useNow } from './use-now.ts';

/** Everything that may need somebody, from the three services. */
export function useAlertSources(overview: ReadState<Answer<typeof readOverview>>): AlertSource[] {
  const now = useNow();
  const conflicts = readState(useRead(listCalendarConflicts, { query: { status: 'open' } }));
  const feeds = readState(useRead(listCalendarFeeds));
  const mails = readState(useRead(listEmailSends, { query: { status: 'failed' } }));
  const delivery = readState(useRead(readEmailDelivery));
  return [
    {
      name: 'Unpaid reservations',
      state: mapReady(overview, (data) => unpaidAlerts(data, now)),
      all: '/admin/bookings?status=pending_payment',
    },
    { name: 'Unpaid limits', state: mapReady(overview, unpaidLimitAlerts) },
    { name: 'Calendar conflicts', state: mapReady(conflicts, conflictAlerts) },
    { name: 'Calendar feeds', state: mapReady(feeds, feedAlerts) },
    { name: 'Email delivery', state: mapReady(delivery, deliveryAlerts) },
    { name: 'Failed emails', state: mapReady(mails, mailAlerts), all: failedMails },
    { name: 'Late payments', state: mapReady(overview, latePaymentAlerts) },
  ];
}
