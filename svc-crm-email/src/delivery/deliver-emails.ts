import type { Logger } from '@getaway/service-kit/logger';
import type { CountOne } from '@getaway/service-kit/metrics/metrics';
import { sqlOf } from '@getaway/service-kit/sql';
import { suppressAddress } from '../suppressions/suppress-address.ts';
import { claimOrder, leaseMs, type DueSendsDeps } from './claim-order.ts';
import { claimDueSends } from './claims.repository.ts';
import { resultOf, type SendResult, type ServerReply } from './delivery.rules.ts';
import { dueSends } from './due-sends.ts';
import { pauseEmails, recordProbe, resumeEmails, takeProbe } from './email-pauses.repository.ts';
import type { ClaimedSend, RewrittenEmail } from './email.rules.ts';
import { prepareEmail, type Prepared, type PrepareDeps } from './prepare-email.ts';
import { recordSendResult } from './record-send-result.ts';
import { mailConnections, type MailServer } from './smtp.client.ts';
import { withStayLink, type StayLinkDeps } from './with-stay-link.ts';

/**
 * Concurrent emails: each mail server connection sends one, while others are being rendered or recorded as
 * sent.
 */
export const emailsInFlight = mailConnections * 2;
const batchSize = mailConnections * 6;

export interface DeliverDeps extends PrepareDeps, DueSendsDeps, StayLinkDeps {
  readonly mailServer: MailServer;
  readonly logger: Logger;
  /** Called with the outcome of each claimed email. */
  readonly countEmail: CountOne;
}

/** Sends emails until no more are due. A sent email may unblock others. */
export async function deliverEmails(deps: DeliverDeps): Promise<void> {
  const probe = await takeProbe(deps.pool, deps.now(), leaseMs);
  if (probe && !(await isBack(deps, probe.probes + 1))) return;
  while (await deliverDue(deps));
}

/** Whether any email was due and the mail server still accepts emails. */
async function deliverDue(deps: DeliverDeps): Promise<boolean> {
  const due = dueSends(deps, { batch: batchSize, fewLeft: emailsInFlight });
  let isAnyDue = false;
  let isPaused = false;
  const lane = async (): Promise<void> => {
    for (let send = await due.next(); send && !isPaused; send = await due.next()) {
      isAnyDue = true;
      const reply = await deliver(deps, send);
      if (reply?.outcome !== 'account-fault') continue;
      isPaused = true;
      if (await pauseEmails(deps.pool, reply, deps.now()))
        deps.logger.error({ fault: reply.fault, reason: reply.reason }, 'emails are paused');
    }
  };
  await Promise.all(Array.from({ length: emailsInFlight }, lane));
  if (isPaused) await due.release();
  return isAnyDue && !isPaused;
}

/** Probes the mail server while emails are paused: with a due email, or otherwise by signing in. */
async function isBack(deps: DeliverDeps, probes: number): Promise<boolean> {
  const [send] = await claimDueSends(deps.pool, { ...claimOrder(deps), limit: 1, isProbe: true });
  const result = (send && (await deliver(deps, send))) ?? (await deps.mailServer.check());
  if (result.outcome === 'account-fault') {
    await recordProbe(deps.pool, result, probes, deps.now());
    deps.logger.warn({ fault: result.fault, probes }, 'emails stay paused');
    return false;
  }
  if (await resumeEmails(deps.pool)) deps.logger.info('emails resumed');
  return true;
}

/** Returns the mail server's reply, or undefined if the email was not sent to it. */
async function deliver(deps: DeliverDeps, send: ClaimedSend): Promise<ServerReply | undefined> {
  const prepared = await prepareEmail(deps, send, deps.now());
  if (!prepared.go) {
    const result = resultWithoutSending(prepared, send, deps.now());
    await recordSendResult(deps.pool, send.id, result);
    const { status } = result;
    deps.countEmail({ outcome: status });
    deps.logger.info({ sendId: send.id, kind: send.kind, status, reason: prepared.reason }, 'email not sent');
    return undefined;
  }
  const { unsubscribe, written, documents = [], follows = [] } = prepared;
  const linked = await withStayLink(deps, send.bookingId, { ...send, ...written });
  const reply = await deps.mailServer.sendEmail({
    ...linked,
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
    follows,
    attachments: [...(written?.attachments ?? send.attachments), ...documents],
  });
  const now = deps.now();
  const result = resultOf(reply, { ...send, now });
  if (reply.outcome === 'refused' && reply.isAddressDead === true) {
    const address = written?.toAddress ?? send.toAddress;
    await suppressAddress(sqlOf(deps.pool), { sendId: send.id, address, detail: reply.reason, now });
  }
  await recordSendResult(deps.pool, send.id, result, keptOf(send, written));
  deps.countEmail({ outcome: reply.outcome === 'account-fault' ? 'account-fault' : result.status });
  const about = { sendId: send.id, kind: send.kind, status: result.status };
  if (reply.outcome === 'accepted') deps.logger.info(about, 'email sent');
  else deps.logger.warn({ ...about, outcome: reply.outcome }, 'email rejected by the email server');
  return reply;
}

/** The emails of a campaign are almost the same: the campaign keeps the content once for all of them. */
function keptOf(send: ClaimedSend, written: RewrittenEmail | undefined): RewrittenEmail | undefined {
  return written && send.kind === 'newsletter-campaign' ? { ...written, html: '', text: '' } : written;
}

function resultWithoutSending(prepared: Prepared & { go: false }, send: ClaimedSend, now: Date): SendResult {
  const { status, reason } = prepared;
  if (status === 'refused' || status === 'deferred')
    return resultOf({ outcome: status, reason }, { ...send, now });
  return { status, attempts: send.attempts, errorMessage: reason };
}
