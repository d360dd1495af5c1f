import type { Logger } from '@getaway/service-kit/logger';
import type { CountOne } from '@getaway/service-kit/metrics/metrics';
import { sqlOf } from '@getaway/service-kit/sql';
import { settleSend } from '../data/claims.repository.ts';
import { suppressRefused } from '../data/suppressions.repository.ts';
import { settle } from '../domain/delivery.ts';
import type { ClaimedSend } from '../domain/mail.ts';
import { mailConnections, type MailServer } from '../mail/smtp.ts';
import { dueSends, type DueSendsDeps } from './due-sends.ts';
import { prepareMail, type PrepareDeps } from './prepare-mail.ts';

/** Mails in hand at once: the mail server has one a connection, while others are written or written down as sent. */
export const mailsInHand = mailConnections * 2;
const batchSize = mailConnections * 6;

export interface DeliverDeps extends PrepareDeps, DueSendsDeps {
  readonly mailServer: MailServer;
  readonly logger: Logger;
  /** Told what became of each mail that was taken in hand. */
  readonly countMail: CountOne;
}

/** Hands mails to the mail server until no more are due: those that went may be what others waited for. */
export async function deliverMails(deps: DeliverDeps): Promise<void> {
  while (await deliverDue(deps));
}

/** Whether any was due. */
async function deliverDue(deps: DeliverDeps): Promise<boolean> {
  const due = dueSends(deps, { batch: batchSize, fewLeft: mailsInHand });
  let isAnyDue = false;
  const lane = async (): Promise<void> => {
    for (let send = await due.next(); send; send = await due.next()) {
      isAnyDue = true;
      await deliver(deps, send);
    }
  };
  await Promise.all(Array.from({ length: mailsInHand }, lane));
  return isAnyDue;
}

async function deliver(deps: DeliverDeps, send: ClaimedSend): Promise<void> {
  const prepared = await prepareMail(deps, send, deps.now());
  if (!prepared.go) {
    const { status, reason: errorMessage } = prepared;
    await settleSend(deps.pool, send.id, { status, attempts: send.attempts, errorMessage });
    deps.countMail({ outcome: status });
    deps.logger.info({ sendId: send.id, kind: send.kind, status, reason: errorMessage }, 'mail not sent');
    return;
  }
  const { unsubscribe, written } = prepared;
  const handover = await deps.mailServer.handOver({
    ...send,
    ...written,
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
    attachments: written?.attachments ?? send.attachments,
  });
  const now = deps.now();
  const { attempts, isMarketing } = send;
  const settlement = settle(handover, { attempts, isMarketing, now });
  if (handover.outcome === 'refused' && handover.isAddressDead === true) {
    const address = written?.toAddress ?? send.toAddress;
    await suppressRefused(sqlOf(deps.pool), { sendId: send.id, address, detail: handover.reason, now });
  }
  await settleSend(deps.pool, send.id, settlement, written);
  deps.countMail({ outcome: handover.outcome === 'server-away' ? 'server-away' : settlement.status });
  const about = { sendId: send.id, kind: send.kind, status: settlement.status };
  if (handover.outcome === 'accepted') deps.logger.info(about, 'mail sent');
  else deps.logger.warn({ ...about, outcome: handover.outcome }, 'mail not taken by the mail server');
}
