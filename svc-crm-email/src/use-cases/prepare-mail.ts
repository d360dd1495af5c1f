import type pg from 'pg';
import type { Property } from '@getaway/contracts/property';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { readDueStep } from '../data/due-steps.repository.ts';
import { whyHeldBack, type HeldBack } from '../data/suppressions.repository.ts';
import type { ClaimedSend, WrittenMail } from '../domain/mail.ts';
import type { MailLinks } from '../mail/links.ts';
import type { TemplateCompiler } from '../mail/staff/template-compiler.ts';
import { templateValues } from '../mail/staff/template-values.ts';
import { withUnsubscribe } from '../mail/staff/unsubscribe-footer.ts';
import { trackMail } from '../mail/tracking.ts';

export interface PrepareDeps {
  readonly pool: pg.Pool;
  readonly property: Property;
  readonly links: MailLinks;
  readonly templates: TemplateCompiler;
  readonly isTracking: boolean;
}

/** A mail of a sequence, for the address that its guest has by then. */
export interface WrittenStep extends WrittenMail {
  readonly toAddress: string;
}

export type Prepared =
  | { readonly go: true; readonly written?: WrittenStep; readonly unsubscribe?: string }
  /** `failed` is for staff to mend and try again, `skipped` is as it should be. */
  | { readonly go: false; readonly status: 'skipped' | 'failed'; readonly reason: string };

const heldBackBecause: Readonly<Record<HeldBack, string>> = {
  unsubscribed: 'The recipient has unsubscribed',
  'opted-out': 'The guest wants no marketing mail',
  refused: 'The recipient’s mail server refuses this address',
};

/**
 * Says at the moment of sending whether a mail is still to go, and writes it if it is one of a sequence: from the guest,
 * the booking and the template as they are by then.
 */
export async function prepareMail(deps: PrepareDeps, send: ClaimedSend, now: Date): Promise<Prepared> {
  if (send.expiresAt !== null && send.expiresAt <= now) return skip('It would have come too late');
  if (!send.isMarketing) return { go: true };
  const unsubscribe = deps.links.unsubscribe(send.id);
  if (send.kind !== 'sequence-step') {
    const heldBack = await whyHeldBack(deps.pool, send.toAddress);
    return heldBack === undefined ? { go: true, unsubscribe } : skip(heldBackBecause[heldBack]);
  }

  const due = await readDueStep(deps.pool, send.id, dateInZone(now, deps.property.timeZone));
  if (!due) return skip('Its guest or its template is gone');
  if (due.heldBack !== undefined) return skip(heldBackBecause[due.heldBack]);
  const template = await deps.templates.compile(due.source);
  if (!template.ok) return notUsable(template.faults[0]?.message ?? '');
  const { property, links } = deps;
  const values = templateValues({
    guest: due.guest,
    booking: due.booking,
    property,
    links: { site: links.site, booking: links.booking, unsubscribe },
  });
  const filled = template.fill(values);
  if (!filled.ok) return notUsable(filled.message);
  const mail = withUnsubscribe(filled.mail, property, unsubscribe);
  const html = deps.isTracking ? trackMail(mail.html, links, send.id) : mail.html;
  return { go: true, unsubscribe, written: { ...mail, html, toAddress: due.guest.email } };
}

function skip(reason: string): Prepared {
  return { go: false, status: 'skipped', reason };
}

function notUsable(fault: string): Prepared {
  return { go: false, status: 'failed', reason: `Its template is not usable: ${fault}` };
}
