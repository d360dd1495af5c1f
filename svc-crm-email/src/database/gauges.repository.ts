import type pg from 'pg';
import { readRows } from '@getaway/service-kit/metrics/messaging-metrics';
import type { GaugePlan } from '@getaway/service-kit/metrics/metrics';

/** Gauges of queued emails. The worker counts sent ones. Every replica reports the same values. */
export function emailGauges(pool: pg.Pool): GaugePlan[] {
  const due = `FROM email_sends WHERE status = 'pending' AND NOT waits_for_morning AND send_at <= now()`;
  return [
    {
      name: 'getaway_emails_paused',
      help: '1 while the email server or the account on it is failing and no emails are sent',
      read: () => readRows(pool, 'SELECT count(*)::float8 AS value FROM email_pauses'),
    },
    {
      name: 'getaway_mails_due',
      help: 'Emails that are due and not sent yet, except those held until morning',
      read: () => readRows(pool, `SELECT count(*)::float8 AS value ${due}`),
    },
    {
      name: 'getaway_mail_oldest_due_seconds',
      help: 'Seconds since the oldest of these emails became due; 0 when there is none',
      read: () =>
        readRows(
          pool,
          `SELECT coalesce(extract(epoch FROM now() - min(send_at)), 0)::float8 AS value ${due}`,
        ),
    },
  ];
}
