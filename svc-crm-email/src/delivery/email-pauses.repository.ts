import type pg from 'pg';
import * as v from 'valibot';
import { accountFaults, type AccountFault } from '@getaway/contracts/http/email-delivery';
import { addMilliseconds } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import { probeDelayMs } from './delivery.rules.ts';

export interface EmailPause {
  readonly fault: AccountFault;
  readonly reason: string;
  readonly pausedAt: Date;
  readonly probes: number;
  readonly nextProbeAt: Date;
}

interface Fault {
  readonly fault: AccountFault;
  readonly reason: string;
}

const columns = 'fault, reason, paused_at AS "pausedAt", probes, next_probe_at AS "nextProbeAt"';

export async function findPause(pool: pg.Pool): Promise<EmailPause | undefined> {
  const [row] = await sqlOf(pool)<EmailPause & { fault: string }>(`SELECT ${columns} FROM email_pauses`);
  return row && { ...row, fault: v.parse(v.picklist(accountFaults), row.fault) };
}

/** Pauses all emails on all replicas. Returns false when they are paused already. */
export async function pauseEmails(pool: pg.Pool, { fault, reason }: Fault, now: Date): Promise<boolean> {
  const rows = await sqlOf(pool)(
    `INSERT INTO email_pauses (fault, reason, paused_at, next_probe_at)
     VALUES ($1, $2, $3::timestamptz, $4::timestamptz) ON CONFLICT (id) DO NOTHING RETURNING id`,
    fault,
    reason,
    now.toISOString(),
    addMilliseconds(now, probeDelayMs(fault, 0)).toISOString(),
  );
  return rows.length === 1;
}

/**
 * Claims the due probe, so that one replica runs it. If that replica crashes, another one claims it after the
 * lease. Undefined when none is due or emails are not paused.
 */
export async function takeProbe(
  pool: pg.Pool,
  now: Date,
  leaseMs: number,
): Promise<{ probes: number } | undefined> {
  const [row] = await sqlOf(pool)<{ probes: number }>(
    `UPDATE email_pauses SET next_probe_at = $2::timestamptz WHERE next_probe_at <= $1::timestamptz
     RETURNING probes`,
    now.toISOString(),
    addMilliseconds(now, leaseMs).toISOString(),
  );
  return row;
}

/** A probe failed again, so the next one runs later. */
export async function recordProbe(
  pool: pg.Pool,
  { fault, reason }: Fault,
  probes: number,
  now: Date,
): Promise<void> {
  await sqlOf(pool)(
    'UPDATE email_pauses SET fault = $1, reason = $2, probes = $3, next_probe_at = $4::timestamptz',
    fault,
    reason,
    probes,
    addMilliseconds(now, probeDelayMs(fault, probes)).toISOString(),
  );
}

/** Resumes emails. Returns true when they were paused. */
export async function resumeEmails(pool: pg.Pool): Promise<boolean> {
  return (await sqlOf(pool)('DELETE FROM email_pauses RETURNING id')).length > 0;
}

/** Makes the next probe due at once, because the fault may be repaired. */
export async function probeAtOnce(pool: pg.Pool, now: Date): Promise<void> {
  await sqlOf(pool)('UPDATE email_pauses SET next_probe_at = $1::timestamptz', now.toISOString());
}
