import type { RequestHandler } from 'express';
import type { HouseSource } from '@getaway/edge/house/house-source';
import { readableByAnyPage } from '@getaway/edge/remote-files';
import type { House } from '@getaway/property/file';
import type { Logger } from '@getaway/service-kit/logger';
import type { RenderedFragment } from './render-fragments.ts';

interface FragmentKeeping {
  readonly source: HouseSource;
  readonly render: (house: House) => Promise<readonly RenderedFragment[]>;
  readonly logger: Logger;
}

const address = /^\/fragments\/([\w-]+)\.json$/;

/**
 * Answers `/fragments/PAGE.json` from memory. All pages are rendered again after a change of the house, and replaced
 * together; if that fails, the pages of the house before stay. Rejects when the first house cannot be rendered.
 */
export async function keepFragments({ source, render, logger }: FragmentKeeping): Promise<RequestHandler> {
  let shown = await renderCurrent();
  let renewing: Promise<void> | undefined;

  async function renderCurrent() {
    const house = source.current();
    const startedAt = performance.now();
    const fragments = await render(house);
    const ms = Math.round(performance.now() - startedAt);
    logger.info({ revision: house.revision, pages: fragments.length, ms }, 'pages rendered');
    return { revision: house.revision, fragments: new Map(fragments.map((each) => [each.name, each])) };
  }

  /** Until the newest house is shown; versions that were replaced meanwhile are skipped. */
  async function renew(): Promise<void> {
    while (source.current().revision !== shown.revision) {
      const { revision } = source.current();
      try {
        shown = await renderCurrent();
      } catch (error) {
        logger.error({ err: error, revision }, 'the pages of the house before stay');
        if (source.current().revision === revision) return;
      }
    }
  }

  source.onChange(() => {
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
  });

  return (request, response, next) => {
    const fragment = shown.fragments.get(address.exec(request.path)?.[1] ?? '');
    if (!fragment) return next();
    response.set({
      ...readableByAnyPage,
      'Cache-Control': 'no-cache',
      ETag: fragment.etag,
      Vary: 'Accept-Encoding',
    });
    const packed = request.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (packed) response.set('Content-Encoding', 'gzip');
    response.type('json').send(Buffer.from(packed ? fragment.gzip : fragment.plain));
  };
}
