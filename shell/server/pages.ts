import path from 'node:path';
import type { RequestHandler } from 'express';
import type { PageHouse } from '@getaway/contracts/page-house';
import { templateReader } from '@getaway/edge/page-template';
import { isFilePath, sendNoSuchFile } from '@getaway/edge/static-files';
import { composePage } from './compose-page.ts';
import type { FindFragment } from './fragment-store.ts';
import { isStayPage, kindOfPage, notFoundPath, prerenderedAt } from './known-paths.ts';
import type { StayPages } from './stay/stay-pages.ts';

export interface PagesOptions {
  /** The shell's build. */
  readonly dist: string;
  readonly findFragment: FindFragment;
  readonly readPlainStay: StayPages['readPlain'];
  readonly origin: string;
  readonly fragmentBase: string;
  /** The house of pages without a fragment. */
  readonly findHouse: () => Promise<PageHouse>;
  /** Reads the template again for each page. */
  readonly development: boolean;
}

/** Answers every path with the site's HTML: prerendered if there is a fragment, 404 if there is no page. */
export function pages({
  dist,
  findFragment,
  readPlainStay,
  origin,
  fragmentBase,
  findHouse,
  development,
}: PagesOptions): RequestHandler {
  const readTemplate = templateReader(path.join(dist, 'app.html'), development);

  return async (request, response, next) => {
    if (isFilePath(request.path)) return sendNoSuchFile(request, response, next);
    const kind = kindOfPage(request.path);
    request.routeName = kind === 'unknown' ? 'no such page' : `${kind} page`;
    const template = await readTemplate();
    const [fragment, plain] = await Promise.all([
      fragmentFor(request.path, kind === 'guest'),
      isStayPage(request.path) ? readPlainStay(request) : undefined,
    ]);
    // A fragment and the data that its bundle reads are always of the same house.
    const house = fragment?.house ?? (await findHouse());
    const status = kind === 'unknown' ? 404 : (plain?.status ?? 200);
    // A stay's page has its own, which keep it out of caches.
    if (!plain) response.set('Cache-Control', 'no-cache');
    response
      .status(status)
      .type('html')
      .send(
        composePage({
          template,
          fragment,
          origin,
          fragmentBase,
          house,
          found: kind !== 'unknown',
          plain: plain?.content.text,
          data: plain?.data?.text,
        }),
      );
  };

  async function fragmentFor(requested: string, isGuestPage: boolean) {
    // The back office is not prerendered, and handles its unknown paths itself.
    if (requested === '/admin-login' || requested.startsWith('/admin/') || requested === '/admin')
      return undefined;
    return findFragment(isGuestPage ? prerenderedAt(requested) : notFoundPath);
  }
}
