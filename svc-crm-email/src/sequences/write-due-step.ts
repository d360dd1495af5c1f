import type pg from 'pg';
import type { GuestHouse } from '../house/guest-house.ts';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import type { EmailLinks } from '../delivery/links.ts';
import type { HeldBack } from '../suppressions/suppression.rules.ts';
import { withStayNamed } from '../templates/rendering/name-stay.ts';
import type { TemplateRenderer } from '../templates/rendering/template-renderer.ts';
import { templateValues } from '../templates/rendering/template-values.ts';
import { readDueStep } from './due-steps.repository.ts';

export interface DueStepDeps {
  readonly pool: pg.Pool;
  readonly property: GuestHouse;
  readonly links: EmailLinks;
  readonly templates: TemplateRenderer;
}

export type DueStepEmail =
  | { readonly ok: true; readonly email: WrittenEmail; readonly toAddress: string }
  | { readonly ok: false; readonly reason: 'deleted' | 'stay-ended' }
  | { readonly ok: false; readonly reason: 'held-back'; readonly heldBack: HeldBack }
  | {
      readonly ok: false;
      readonly reason: 'template-fault';
      readonly fault: string;
      /** It was stopped and may succeed later. */
      readonly wasKilled: boolean;
    };

/** Writes an email of a sequence when it is due, from the current guest, booking, and template. */
export async function writeDueStep(
  deps: DueStepDeps,
  input: { readonly sendId: string; readonly unsubscribe: string; readonly now: Date },
): Promise<DueStepEmail> {
  const { property, links } = deps;
  const due = await readDueStep(deps.pool, input.sendId, dateInZone(input.now, property.timeZone));
  if (!due) return { ok: false, reason: 'deleted' };
  if (due.isStayEnded) return { ok: false, reason: 'stay-ended' };
  if (due.heldBack !== undefined) return { ok: false, reason: 'held-back', heldBack: due.heldBack };
  const values = templateValues({
    guest: due.guest,
    booking: due.booking,
    property,
    links: { site: links.site, booking: links.booking, stay: links.stay, unsubscribe: input.unsubscribe },
  });
  const rendered = await deps.templates.render(due.source, values);
  if (!rendered.ok) {
    const fault = rendered.faults[0]?.message ?? '';
    return { ok: false, reason: 'template-fault', fault, wasKilled: rendered.wasKilled === true };
  }
  const email =
    due.isOneOfSeveral && due.booking ? withStayNamed(rendered.email, due.booking) : rendered.email;
  return { ok: true, email, toAddress: due.guest.email };
}
