import type pg from 'pg';
import { readRows } from '@getaway/service-kit/metrics/messaging-metrics';
import type { GaugePlan } from '@getaway/service-kit/metrics/metrics';

/** What is watched of the mails that wait. What went out is counted by the worker. Replicas answer the same. */
export function emailGauges(pool: pg.Pool): GaugePlan[] {
  const due = `FROM email_sends WHERE status = 'pending' AND NOT waits_for_morning AND send_at <= now()`;
  return [
    {
      name: 'getaway_emails_paused',
      help: '1 while the mail server or the account on it is at fault and no email goes out',
      read: () => readRows(pool, 'SELECT count(*)::float8 AS value FROM email_pauses'),
    },
    {
      name: 'getaway_mails_due',
      help: 'Mails whose time has come and that are not sent yet; those that wait for the morning do not count',
      read: () => readRows(pool, `SELECT count(*)::float8 AS value ${due}`),
    },
    {
      name: 'getaway_mail_oldest_due_seconds',
      help: 'For how long the oldest of these mails has been due; 0 when there is none',
      read: () =>
        readRows(
          pool,
          `SELECT coalesce(extract(epoch FROM now() - min(send_at)), 0)::float8 AS value ${due}`,
        ),
    },
  ];
}
