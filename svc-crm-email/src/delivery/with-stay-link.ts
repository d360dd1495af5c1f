import type pg from 'pg';
import { stayLink, stayToken } from '@getaway/service-kit/stay-links/stay-link';
import { stayLinkPlace } from './stay-link-place.ts';
import { linkVersionOf } from './stay-link-versions.repository.ts';

export interface StayLinkDeps {
  readonly pool: pg.Pool;
  readonly publicOrigin: string;
  /** From which the links of stays are derived. */
  readonly stayLinks: { readonly secret: string };
}

/** An email with the current link of its booking, for sending alone: what is stored of the email has no link. */
export async function withStayLink<Email extends { readonly html: string; readonly text: string }>(
  { pool, publicOrigin, stayLinks }: StayLinkDeps,
  bookingId: string | null,
  email: Email,
): Promise<Email> {
  const place = stayLinkPlace(publicOrigin);
  if (bookingId === null || !(email.html.includes(place) || email.text.includes(place))) return email;
  const version = await linkVersionOf(pool, bookingId);
  if (version === undefined) return email;
  const link = stayLink(publicOrigin, stayToken(stayLinks.secret, bookingId, version));
  return { ...email, html: email.html.replaceAll(place, link), text: email.text.replaceAll(place, link) };
}
