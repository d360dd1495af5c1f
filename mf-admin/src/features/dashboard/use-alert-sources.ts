import type { Answer } from '@getaway/contracts/http/call';
import { listCalendarConflicts } from '@getaway/contracts/http/calendar-conflicts';
import { listCalendarFeeds } from '@getaway/contracts/http/calendar-feeds';
import { readEmailDelivery } from '@getaway/contracts/http/email-delivery';
import { listEmailSends } from '@getaway/contracts/http/email-sends';
import { listThreads } from '@getaway/contracts/http/inbox';
import type { readOverview } from '@getaway/contracts/http/overview';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { mapReady, queryState, type QueryState } from '../../ui/query-state.ts';
import {
  conflictAlerts,
  disputeAlerts,
  deliveryAlerts,
  failedEmailsPath,
  feedAlerts,
  latePaymentAlerts,
  failedEmailAlerts,
  unclaimedMoneyAlerts,
  unpaidAlerts,
  unpaidLimitAlerts,
  unreadAlerts,
  unreadThreadsPath,
} from './alert.ts';
import type { AlertSource } from './alerts.tsx';

/** Everything that may need somebody, from the three services. */
export function useAlertSources(overview: QueryState<Answer<typeof readOverview>>, now: Date): AlertSource[] {
  const conflicts = queryState(useQuery(listCalendarConflicts, { query: { status: 'open' } }));
  const feeds = queryState(useQuery(listCalendarFeeds));
  const emails = queryState(useQuery(listEmailSends, { query: { status: 'failed' } }));
  const threads = queryState(useQuery(listThreads, { query: { show: 'unread' } }));
  const delivery = queryState(useQuery(readEmailDelivery));
  return [
    {
      name: 'Unpaid reservations',
      state: mapReady(overview, (data) => unpaidAlerts(data, now)),
      all: '/admin/bookings?status=pending_payment',
    },
    { name: 'Unread messages', state: mapReady(threads, unreadAlerts), all: unreadThreadsPath },
    { name: 'Money without a booking', state: mapReady(overview, unclaimedMoneyAlerts) },
    { name: 'Disputes', state: mapReady(overview, (data) => disputeAlerts(data, now)) },
    { name: 'Unpaid limits', state: mapReady(overview, unpaidLimitAlerts) },
    { name: 'Calendar conflicts', state: mapReady(conflicts, conflictAlerts) },
    { name: 'Calendar feeds', state: mapReady(feeds, feedAlerts) },
    { name: 'Email delivery', state: mapReady(delivery, deliveryAlerts) },
    { name: 'Failed emails', state: mapReady(emails, failedEmailAlerts), all: failedEmailsPath },
    { name: 'Late payments', state: mapReady(overview, latePaymentAlerts) },
  ];
}
