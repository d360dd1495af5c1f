import type { RequestHandler } from 'express';
import type { PublishedHouse } from '@getaway/edge/house/published-house';
import type { Logger } from '@getaway/service-kit/logger';
import type { RenderedFragment } from '../fragments/render-fragments.ts';
import { askDraft } from './ask-draft.ts';

const address = /^\/preview\/([\w-]+)\.json$/;

/**
 * Answers `/preview/PAGE.json` with a page of the draft, for the session of a member of staff: 401 without one, 503 while the
 * draft cannot be had.
 */
export function sendPreview({
  bookingUrls,
  pagesOf,
  logger,
}: {
  readonly bookingUrls: readonly string[];
  readonly pagesOf: (draft: PublishedHouse) => Promise<ReadonlyMap<string, RenderedFragment>>;
  readonly logger: Logger;
}): RequestHandler {
  return async (request, response, next) => {
    const [, name] = address.exec(request.path) ?? [];
    if (name === undefined) return next();
    response.set('Cache-Control', 'no-store');
    try {
      const cookie = request.get('cookie');
      const draft = cookie === undefined ? undefined : await askDraft(bookingUrls, cookie);
      if (!draft) return void response.status(401).end();
      const page = (await pagesOf(draft)).get(name);
      if (!page) return next();
      response.type('json').send(Buffer.from(page.plain));
    } catch (error) {
      logger.error({ err: error }, 'draft not shown');
      response.status(503).end();
    }
  };
}
