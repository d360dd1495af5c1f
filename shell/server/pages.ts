import type { RequestHandler } from 'express';
import { isFilePath, sendNoSuchFile } from '@getaway/edge/static-files';
import type { ReadNights } from './calendar/read-nights.ts';
import { getsCalendar, servedNights } from './calendar/served-nights.ts';
import type { ReadOffer } from './offer/read-offer.ts';
import { isStayPage, kindOfPage, notFoundPath, prerenderedAt, withoutSlash } from './known-paths.ts';
import { joinParts } from './served-parts.ts';
import type { SendPage } from './send-page.ts';
import type { StayPages } from './stay/stay-pages.ts';

export interface PagesOptions {
  readonly sendPage: SendPage;
  readonly readPlainStay: StayPages['readPlain'];
  readonly readNights: ReadNights;
  readonly readOffer: ReadOffer;
  /** The pages that the house hides. */
  readonly hidden: () => readonly string[];
}

/** Answers every path with the site's HTML: prerendered if there is a fragment, 404 if there is no page. */
export function pages({
  sendPage,
  readPlainStay,
  readNights,
  readOffer,
  hidden,
}: PagesOptions): RequestHandler {
  return async (request, response, next) => {
    if (isFilePath(request.path)) return sendNoSuchFile(request, response, next);
    const kind = kindOfPage(request.path, hidden());
    request.routeName = kind === 'unknown' ? 'no such page' : `${kind} page`;
    const plain = isStayPage(request.path) ? await readPlainStay(request) : undefined;
    const isCalendar = getsCalendar(request);
    const isServed = kind === 'guest' && !plain;
    const [nights, offer] = isServed ? await Promise.all([readNights({ isCalendar }), readOffer()]) : [];
    // Of guests with a hold.
    if (withoutSlash(request.path) === '/booking') response.vary('Cookie');
    // A stay's page has its own, which keep it out of caches.
    if (!plain) response.set('Cache-Control', 'no-cache');
    await sendPage(response, {
      status: kind === 'unknown' ? 404 : (plain?.status ?? 200),
      prerenderedAt: fragmentFor(request.path, kind === 'guest'),
      found: kind !== 'unknown',
      plain,
      served: joinParts(nights && servedNights(nights, { isCalendar }), offer),
    });
  };
}

function fragmentFor(requested: string, isGuestPage: boolean): string | undefined {
  // The back office is not prerendered, and handles its unknown paths itself.
  if (requested === '/admin-login' || requested.startsWith('/admin/') || requested === '/admin')
    return undefined;
  return isGuestPage ? prerenderedAt(requested) : notFoundPath;
}
