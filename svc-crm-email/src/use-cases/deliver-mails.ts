import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import { sqlOf } from '@getaway/service-kit/sql';
import { claimDueSends, settleSend } from '../data/claims.repository.ts';
import { suppress } from '../data/suppressions.repository.ts';
import { settle } from '../domain/delivery.ts';
import type { ClaimedSend } from '../domain/mail.ts';
import { isNight } from '../domain/schedule.ts';
import { mailConnections, type MailServer } from '../mail/smtp.ts';
import { prepareMail, type PrepareDeps } from './prepare-mail.ts';

const leaseMs = 60_000;
/** A hand-over that begins by then is over before its lease is, with any mail server that answers. */
const beginWithinMs = 40_000;
/** Taken at once, so that connections to the mail server wait for each other seldom. */
const batchSize = mailConnections * 6;

export interface DeliverDeps extends PrepareDeps {
  readonly mailServer: MailServer;
  readonly perMinute: number;
  readonly now: Clock;
  readonly logger: Logger;
}

/** Hands due mails to the mail server; true when more may be due. */
export async function deliverMails(deps: DeliverDeps): Promise<boolean> {
  const now = deps.now();
  const sends = await claimDueSends(deps.pool, {
    now,
    leaseMs,
    limit: batchSize,
    isNight: isNight(now, deps.property.timeZone),
    perMinute: deps.perMinute,
  });
  const waiting = [...sends];
  const beginBy = now.getTime() + beginWithinMs;
  // What is not begun in time is left to whoever claims it next: nobody has seen it yet.
  const lane = async (): Promise<void> => {
    for (let send = waiting.shift(); send && deps.now().getTime() < beginBy; send = waiting.shift())
      await deliver(deps, send);
  };
  await Promise.all(Array.from({ length: mailConnections }, lane));
  return sends.length === batchSize;
}

async function deliver(deps: DeliverDeps, send: ClaimedSend): Promise<void> {
  const prepared = await prepareMail(deps, send, deps.now());
  if (!prepared.go) {
    const { status, reason: errorMessage } = prepared;
    await settleSend(deps.pool, send.id, { status, attempts: send.attempts, errorMessage });
    deps.logger.info({ sendId: send.id, kind: send.kind, status, reason: errorMessage }, 'mail not sent');
    return;
  }
  const { unsubscribe, written } = prepared;
  const handover = await deps.mailServer.handOver({
    ...send,
    ...written,
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
    attachments: send.attachments,
  });
  const now = deps.now();
  const { attempts, isMarketing } = send;
  const settlement = settle(handover, { attempts, isMarketing, now });
  if (handover.outcome === 'refused' && handover.isAddressDead === true) {
    const { reason: detail } = handover;
    await suppress(sqlOf(deps.pool), {
      address: written?.toAddress ?? send.toAddress,
      reason: 'refused',
      detail,
      now,
    });
  }
  await settleSend(deps.pool, send.id, settlement, written);
  const about = { sendId: send.id, kind: send.kind, status: settlement.status };
  if (handover.outcome === 'accepted') deps.logger.info(about, 'mail sent');
  else deps.logger.warn({ ...about, outcome: handover.outcome }, 'mail not taken by the mail server');
}
