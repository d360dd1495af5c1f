import type { GuestHouse } from '../house/guest-house.ts';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { FieldError } from '@getaway/contracts/problems';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { sqlOf } from '@getaway/service-kit/sql';
import type { EmailLinks } from '../delivery/links.ts';
import { findRecipient } from '../templates/find-recipient.ts';
import type { StaffTemplates } from '../templates/rendering/template-renderer.ts';
import { templateValues, type TemplateRecipient } from '../templates/rendering/template-values.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { findMessageBooking } from './reply-recipient.repository.ts';
import { savedReplyById } from './saved-replies.repository.ts';
import { asTemplate } from './saved-reply.rules.ts';

export interface FillDeps extends InboxDeps {
  readonly property: GuestHouse;
  readonly links: EmailLinks;
  readonly templates: StaffTemplates;
}

type FillOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'no-reply' | 'no-guest' | 'no-booking' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

/** Whose data fills a saved reply. */
export type FilledFor = { readonly guestId: string } | { readonly bookingId: string };

/** A saved reply with the data of a guest and their next stay, or of a booking and its guest. */
export async function fillSavedReply(deps: FillDeps, id: string, whom: FilledFor): Promise<FillOutcome> {
  const { database, property, links, templates } = deps;
  const savedReply = await savedReplyById(sqlOf(database.pool), id);
  if (!savedReply) return { ok: false, reason: 'no-reply' };
  const guest = await recipientOf(deps, whom);
  if (!guest) return { ok: false, reason: 'guestId' in whom ? 'no-guest' : 'no-booking' };
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

async function recipientOf(
  { database: { pool }, now, timeZone }: FillDeps,
  whom: FilledFor,
): Promise<(TemplateRecipient & { readonly booking: BookingState | undefined }) | undefined> {
  const today = dateInZone(now(), timeZone);
  if ('guestId' in whom) return findRecipient(pool, whom.guestId, today);
  const found = await findMessageBooking(sqlOf(pool), whom.bookingId);
  if (!found) return undefined;
  const { booking, guestId } = found;
  const guest = guestId === null ? undefined : await findRecipient(pool, guestId, today);
  return { partnerName: null, ...(guest ?? booking), booking };
}
