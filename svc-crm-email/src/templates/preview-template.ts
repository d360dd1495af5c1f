import type { FieldError } from '@getaway/contracts/problems';
import type { GuestHouse } from '../house/guest-house.ts';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import type { EmailLinks } from '../delivery/links.ts';
import { testUnsubscribeLink } from '../delivery/test-links.ts';
import { findRecipient } from './find-recipient.ts';
import { sampleRecipient } from './rendering/sample-recipient.ts';
import { templateValues } from './rendering/template-values.ts';
import { withUnsubscribe } from './rendering/unsubscribe-footer.ts';
import type { TemplateDeps } from './template-outcome.ts';
import type { TemplateSource } from './template.rules.ts';

export interface PreviewDeps extends TemplateDeps {
  readonly property: GuestHouse;
  readonly links: EmailLinks;
}

export type PreviewOutcome =
  | { readonly ok: true; readonly email: WrittenEmail }
  | { readonly ok: false; readonly reason: 'no-guest' | 'no-template' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

/**
 * Renders a template as a guest would get it, without tracking. A sample couple is used when no guest is
 * given.
 */
export async function previewTemplate(
  deps: PreviewDeps,
  source: TemplateSource,
  guestId: string | undefined,
): Promise<PreviewOutcome> {
  const { property, links } = deps;
  const today = dateInZone(deps.now(), property.timeZone);
  const recipient =
    guestId === undefined
      ? sampleRecipient(property, today)
      : await findRecipient(deps.database.pool, guestId, today);
  if (!recipient) return { ok: false, reason: 'no-guest' };
  // A preview must not unsubscribe a guest.
  const unsubscribe = testUnsubscribeLink(links.site);
  const rendered = await deps.templates.preview(
    source,
    templateValues({
      guest: recipient,
      booking: recipient.booking,
      property,
      links: { site: links.site, booking: links.booking, stay: links.stay, unsubscribe },
    }),
  );
  if (!rendered.ok) {
    const errors = rendered.faults.map(({ field, message }) => ({ path: field, message }));
    return { ok: false, reason: 'invalid', errors };
  }
  return { ok: true, email: withUnsubscribe(rendered.email, property, unsubscribe) };
}
