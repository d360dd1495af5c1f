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

/** Between the comments that `stay-link.part.mjml` leaves. */
const blockOfStay = /<!-- stay -->.*?<!-- end of stay -->/gs;

/**
 * An email with the current link of its booking, for sending alone: what is stored of the email has no link. One that waited
 * until its booking was deleted is sent without the block that leads to the page of the stay.
 */
export async function withStayLink<Email extends { readonly html: string; readonly text: string }>(
  { pool, publicOrigin, stayLinks }: StayLinkDeps,
  bookingId: string | null,
  email: Email,
): Promise<Email> {
  const place = stayLinkPlace(publicOrigin);
  if (bookingId === null || !(email.html.includes(place) || email.text.includes(place))) return email;
  const version = await linkVersionOf(pool, bookingId);
  if (version === undefined)
    return {
      ...email,
      html: email.html.replaceAll(blockOfStay, ''),
      text: linesWithout(place, email.text),
    };
  const link = stayLink(publicOrigin, stayToken(stayLinks.secret, bookingId, version));
  return { ...email, html: email.html.replaceAll(place, link), text: email.text.replaceAll(place, link) };
}

function linesWithout(place: string, text: string): string {
  const lines = text.split('\n').filter((line) => !line.includes(place));
  return lines.join('\n');
}
