import type { Response } from 'express';
import type { PageHouse } from '@getaway/contracts/page-house';
import { appTemplateReader } from './app-template.ts';
import { composePage } from './compose-page.ts';
import type { FindFragment } from './fragment-store.ts';
import type { Html } from './html.ts';
import type { ServedParts } from './served-parts.ts';

/** What the edge adds to a prerendered page. */
export interface PlainPart {
  /** Shown by browsers without JavaScript. */
  readonly content: Html;
  /** Data that the page's script shows right away, without a request. */
  readonly data?: Html;
  /** Replaces the page's own title. */
  readonly title?: string;
}

export interface PageToSend {
  readonly status: number;
  /** The path that the page is prerendered at. Undefined if it isn't prerendered. */
  readonly prerenderedAt: string | undefined;
  /** False if the page doesn't exist, so that HTML without a prerendered fragment shows a 404 message. */
  readonly found: boolean;
  readonly plain?: PlainPart | undefined;
  /** What the page's own places are filled with. */
  readonly served?: ServedParts | undefined;
}

/** Sends a page with the site's usual head, menu, and footer. */
export type SendPage = (response: Response, page: PageToSend) => Promise<void>;

export interface PageOptions {
  /** The folder with the shell's build. */
  readonly dist: string;
  readonly findFragment: FindFragment;
  readonly origin: string;
  readonly fragmentBase: string;
  /** The house of pages without a fragment. */
  readonly findHouse: () => Promise<PageHouse>;
  /** Reads the template again for each page. */
  readonly development: boolean;
}

export function pageSender(options: PageOptions): SendPage {
  const { dist, findFragment, origin, fragmentBase, findHouse, development } = options;
  const readTemplate = appTemplateReader(dist, development);

  return async (response, { status, prerenderedAt, found, plain, served }) => {
    const template = await readTemplate();
    const fragment = prerenderedAt === undefined ? undefined : await findFragment(prerenderedAt);
    // A fragment brings its own house, so that its HTML and the data for its bundle always match.
    const house = fragment?.house ?? (await findHouse());
    const html = composePage({
      ...{ template, fragment, origin, fragmentBase, house, found },
      title: plain?.title,
      plain: plain?.content.text,
      places: served?.places,
      data: (plain?.data ?? served?.data)?.text,
    });
    response.status(status).type('html').send(html);
  };
}
