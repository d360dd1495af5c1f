import type pg from 'pg';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import { claimDueSends, settleSend } from '../data/email-sends.repository.ts';
import { settle } from '../domain/delivery.ts';
import { mailConnections, type MailServer } from '../mail/smtp.ts';

/** Longer than a hand-over takes with any mail server that answers; one that is slower may get a mail twice. */
const leaseMs = 30_000;
/** As many as there are connections to the mail server, so that nobody waits for one while the lease runs. */
const batchSize = mailConnections;

/** Hands due mails to the mail server; true when more may be due. */
export async function deliverMails(deps: {
  pool: pg.Pool;
  mailServer: MailServer;
  now: Clock;
  logger: Logger;
}): Promise<boolean> {
  const sends = await claimDueSends(deps.pool, { now: deps.now(), leaseMs, limit: batchSize });
  await Promise.all(
    sends.map(async (send) => {
      const handover = await deps.mailServer.handOver(send);
      const settlement = settle(handover, { attempts: send.attempts, now: deps.now() });
      await settleSend(deps.pool, send.id, settlement);
      const about = { sendId: send.id, kind: send.kind, status: settlement.status };
      if (handover.outcome === 'accepted') deps.logger.info(about, 'mail sent');
      else deps.logger.warn({ ...about, outcome: handover.outcome }, 'mail not taken by the mail server');
    }),
  );
  return sends.length === batchSize;
}
