import type pg from 'pg';
import type { Property } from '@getaway/property';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { sqlOf } from '@getaway/service-kit/sql';
import { readKnownStay } from '../bookings-copy/announced-stays.repository.ts';
import type { RewrittenEmail } from './claims.repository.ts';
import { readDueStep } from '../sequences/due-steps.repository.ts';
import { whyHeldBack, type HeldBack } from './suppressions.repository.ts';
import type { ClaimedSend } from './email.rules.ts';
import { isCurrentBookingKind, writeCurrentEmail } from '../booking-emails/current-booking-email.ts';
import type { EmailLinks } from './links.ts';
import { withStayNamed } from '../templates/rendering/name-stay.ts';
import type { TemplateRenderer } from '../templates/rendering/template-renderer.ts';
import { templateValues } from '../templates/rendering/template-values.ts';
import { withUnsubscribe } from '../templates/rendering/unsubscribe-footer.ts';
import { trackEmail } from './tracking.ts';
import type { EmailWriter } from '../writing/write-email.ts';

export interface PrepareDeps {
  readonly pool: pg.Pool;
  readonly emails: EmailWriter;
  readonly property: Property;
  readonly links: EmailLinks;
  readonly templates: TemplateRenderer;
  readonly isTracking: boolean;
}

export type Prepared =
  | { readonly go: true; readonly written?: RewrittenEmail; readonly unsubscribe?: string }
  /** `failed` needs staff, `skipped` is expected, and `refused` uses one of five attempts. */
  | { readonly go: false; readonly status: 'skipped' | 'failed' | 'refused'; readonly reason: string };

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
  if (send.kind !== 'sequence-step') {
    const heldBack = await whyHeldBack(deps.pool, send.toAddress);
    return heldBack === undefined ? { go: true, unsubscribe } : skip(heldBackBecause[heldBack]);
  }

  const due = await readDueStep(deps.pool, send.id, dateInZone(now, deps.property.timeZone));
  if (!due) return skip('The guest or the template was deleted');
  if (due.heldBack !== undefined) return skip(heldBackBecause[due.heldBack]);
  const { property, links } = deps;
  const values = templateValues({
    guest: due.guest,
    booking: due.booking,
    property,
    links: { site: links.site, booking: links.booking, unsubscribe },
  });
  const rendered = await deps.templates.render(due.source, values);
  if (!rendered.ok) {
    const reason = `The template has an error: ${rendered.faults[0]?.message ?? ''}`;
    return { go: false, status: rendered.wasKilled ? 'refused' : 'failed', reason };
  }
  const named =
    due.isOneOfSeveral && due.booking ? withStayNamed(rendered.email, due.booking) : rendered.email;
  const email = withUnsubscribe(named, property, unsubscribe);
  const html = deps.isTracking ? trackEmail(email.html, links, send.id) : email.html;
  return { go: true, unsubscribe, written: { ...email, html, toAddress: due.guest.email } };
}

/** An email that is sent whatever the recipient's marketing preference is. */
async function prepareOwed(deps: PrepareDeps, send: ClaimedSend, now: Date): Promise<Prepared> {
  const { kind, bookingId, messageKey, toAddress } = send;
  if (kind === 'newsletter-code') {
    // The code was requested and is always sent; the later offers can be unsubscribed from here.
    const unsubscribe = deps.links.unsubscribe(send.id);
    return {
      go: true,
      unsubscribe,
      written: { ...withUnsubscribe(send, deps.property, unsubscribe), toAddress },
    };
  }
  if (bookingId === null || !isCurrentBookingKind(kind)) return { go: true };
  const known = await readKnownStay(sqlOf(deps.pool), bookingId);
  if (known === undefined) {
    // A booking that ended and was then deleted is still reported, in the text that was written when it
    // ended.
    const isEnd =
      kind === 'booking-cancelled' ||
      kind === 'reservation-ended' ||
      kind === 'reservation-released' ||
      kind === 'booking-owner';
    return isEnd ? { go: true } : skip('The booking was deleted');
  }
  const current = writeCurrentEmail(deps.emails, { kind, messageKey, toAddress, ...known, now });
  if (!current.ok) return skip(current.reason);
  const { email, announces } = current;
  return {
    go: true,
    written: { ...email, toAddress: current.toAddress, ...(announces ? { announces } : {}) },
  };
}

function skip(reason: string): Prepared {
  return { go: false, status: 'skipped', reason };
}
