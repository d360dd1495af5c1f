import type { Property } from '@getaway/property';
import type { FieldError } from '@getaway/contracts/problems';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { sqlOf } from '@getaway/service-kit/sql';
import type { EmailLinks } from '../delivery/links.ts';
import { findRecipient } from '../templates/find-recipient.ts';
import type { StaffTemplates } from '../templates/rendering/template-renderer.ts';
import { templateValues } from '../templates/rendering/template-values.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { savedReplyById } from './saved-replies.repository.ts';
import { asTemplate } from './saved-reply.rules.ts';

export interface FillDeps extends InboxDeps {
  readonly property: Property;
  readonly links: EmailLinks;
  readonly templates: StaffTemplates;
}

type FillOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'no-reply' | 'no-guest' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

/** A saved reply with the data of a guest and their next stay. */
export async function fillSavedReply(deps: FillDeps, id: string, guestId: string): Promise<FillOutcome> {
  const { database, property, links, templates } = deps;
  const savedReply = await savedReplyById(sqlOf(database.pool), id);
  if (!savedReply) return { ok: false, reason: 'no-reply' };
  const guest = await findRecipient(database.pool, guestId, dateInZone(deps.now(), deps.timeZone));
  if (!guest) return { ok: false, reason: 'no-guest' };
  const values = templateValues({
    guest,
    booking: guest.booking,
    property,
    // A reply answers a person, so there is nothing to unsubscribe from.
    links: { site: links.site, booking: links.booking, stay: links.stay, unsubscribe: links.site },
  });
  const rendered = await templates.preview(asTemplate(savedReply.text), values);
  if (rendered.ok) return { ok: true, text: rendered.email.text.trim() };
  const errors = rendered.faults.map(({ message }) => ({ path: 'text', message }));
  return { ok: false, reason: 'invalid', errors };
}
