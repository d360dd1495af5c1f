import { writeDueEmail } from '../booking-emails/write-due-email.ts';
import {
  writeDueCampaign,
  type DueCampaignDeps,
  type DueCampaignEmail,
} from '../campaigns/write-due-campaign.ts';
import { writeDueStep, type DueStepDeps, type DueStepEmail } from '../sequences/write-due-step.ts';
import { stayEnded } from '../database/step-of-ended-stay.ts';
import { emailsBefore } from '../inbox/emails-before.ts';
import type { HeldBack } from '../suppressions/suppression.rules.ts';
import { whyHeldBack } from '../suppressions/why-held-back.ts';
import { withUnsubscribe } from '../templates/rendering/unsubscribe-footer.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import type { Attachment, ClaimedSend, RewrittenEmail, WrittenEmail } from './email.rules.ts';
import type { ReadConfirmationDocuments } from './confirmation-documents.client.ts';
import { trackEmail } from './tracking.ts';

export interface PrepareDeps extends DueStepDeps, DueCampaignDeps {
  readonly emails: EmailWriter;
  readonly isTracking: boolean;
  /** Undefined when confirmations carry no invoice. */
  readonly readDocuments: ReadConfirmationDocuments | undefined;
}

export type Prepared =
  | {
      readonly go: true;
      readonly written?: RewrittenEmail;
      readonly unsubscribe?: string;
      /** Attached as well. They are not kept with the email: svc-booking keeps them. */
      readonly documents?: readonly Attachment[];
      /** The emails that it follows in a thread. */
      readonly follows?: readonly string[];
    }
  /** `failed` needs staff, `skipped` is expected, `refused` uses one of five attempts, and `deferred` uses none. */
  | {
      readonly go: false;
      readonly status: 'skipped' | 'failed' | 'refused' | 'deferred';
      readonly reason: string;
    };

const heldBackBecause: Readonly<Record<HeldBack, string>> = {
  unsubscribed: 'The recipient has unsubscribed',
  'opted-out': 'The guest has opted out of marketing emails',
  refused: 'The recipient’s email server rejects this address',
};

/**
 * Decides at the moment of sending whether an email is still sent. An email about a booking or of a sequence
 * is written then, from the current guest, booking and template.
 */
export async function prepareEmail(deps: PrepareDeps, send: ClaimedSend, now: Date): Promise<Prepared> {
  if (send.expiresAt !== null && send.expiresAt <= now) return skip('It was too late to send');
  if (!send.isMarketing) return prepareOwed(deps, send, now);
  const unsubscribe = deps.links.unsubscribe(send.id);
  if (send.kind === 'newsletter-campaign') return prepareCampaign(deps, send, unsubscribe);
  if (send.kind !== 'sequence-step') {
    const heldBack = await whyHeldBack(deps.pool, send.toAddress);
    return heldBack === undefined ? { go: true, unsubscribe } : skip(heldBackBecause[heldBack]);
  }

  const due = await writeDueStep(deps, { sendId: send.id, unsubscribe, now });
  if (!due.ok) return refusalOf(due);
  return marketing(deps, send, due, unsubscribe);
}

/** The address may have changed since the email was queued. */
async function prepareCampaign(deps: PrepareDeps, send: ClaimedSend, unsubscribe: string): Promise<Prepared> {
  const due = await writeDueCampaign(deps, { sendId: send.id, unsubscribe });
  if (!due.ok) return refusalOf(due);
  const heldBack = await whyHeldBack(deps.pool, due.toAddress);
  return heldBack === undefined ? marketing(deps, send, due, unsubscribe) : skip(heldBackBecause[heldBack]);
}

function marketing(
  deps: PrepareDeps,
  send: ClaimedSend,
  due: { readonly email: WrittenEmail; readonly toAddress: string },
  unsubscribe: string,
): Prepared {
  const email = withUnsubscribe(due.email, deps.property, unsubscribe);
  const html = deps.isTracking ? trackEmail(email.html, deps.links, send.id) : email.html;
  return { go: true, unsubscribe, written: { ...email, html, toAddress: due.toAddress } };
}

function refusalOf(due: (DueStepEmail | DueCampaignEmail) & { ok: false }): Prepared {
  switch (due.reason) {
    case 'left':
      return skip('The subscriber is no longer active');
    case 'canceled':
      return skip('The campaign was canceled');
    case 'deleted':
      return skip('The guest or the template was deleted');
    case 'stay-ended':
      return skip(stayEnded);
    case 'held-back':
      return skip(heldBackBecause[due.heldBack]);
    case 'template-fault': {
      const reason = `The template has an error: ${due.fault}`;
      return { go: false, status: due.wasKilled ? 'refused' : 'failed', reason };
    }
    default:
      return due satisfies never;
  }
}

/** An email that is sent whatever the recipient's marketing preference is. */
async function prepareOwed(deps: PrepareDeps, send: ClaimedSend, now: Date): Promise<Prepared> {
  const { kind, toAddress } = send;
  if (kind === 'newsletter-code') {
    // The code was requested and is always sent; the later offers can be unsubscribed from here.
    const unsubscribe = deps.links.unsubscribe(send.id);
    return {
      go: true,
      unsubscribe,
      written: { ...withUnsubscribe(send, deps.property, unsubscribe), toAddress },
    };
  }
  if (kind === 'thread-reply') return { go: true, follows: await emailsBefore(deps.pool, send.messageKey) };
  const due = await writeDueEmail(deps, send, now);
  if (!due.ok) return skip(due.reason);
  const ready = { go: true, ...(due.written ? { written: due.written } : {}) } as const;
  if (kind !== 'booking-confirmed' || send.bookingId === null || !deps.readDocuments) return ready;
  const documents = await deps.readDocuments(send.bookingId);
  if (documents === undefined)
    return { go: false, status: 'deferred', reason: 'Waiting for the invoice from svc-booking' };
  return { ...ready, documents };
}

function skip(reason: string): Prepared {
  return { go: false, status: 'skipped', reason };
}
