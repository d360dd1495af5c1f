import path from 'node:path';
import type { Response } from 'express';
import type { PageHouse } from '@getaway/contracts/page-house';
import { templateReader } from '@getaway/edge/page-template';
import { composePage } from './compose-page.ts';
import type { FindFragment } from './fragment-store.ts';
import type { Html } from './stay/html.ts';

/** What the edge itself puts into a prerendered page. */
export interface PlainPart {
  /** What a browser without script reads. */
  readonly content: Html;
  /** What the page's script shows at once, without a call. */
  readonly data?: Html;
  /** What the browser's tab says, instead of the page's own title. */
  readonly title?: string;
}

export interface PageToSend {
  readonly status: number;
  /** Where the page is prerendered; undefined for one that is not. */
  readonly prerenderedAt: string | undefined;
  /** False says 404 in HTML that nothing was rendered for. */
  readonly found: boolean;
  readonly plain?: PlainPart | undefined;
}

/** Answers with a page of the site: its head, menu, and footer are those of all others. */
export type SendPage = (response: Response, page: PageToSend) => Promise<void>;

export interface PageOptions {
  /** The shell's build. */
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
  const readTemplate = templateReader(path.join(dist, 'app.html'), development);

  return async (response, { status, prerenderedAt, found, plain }) => {
    const template = await readTemplate();
    const fragment = prerenderedAt === undefined ? undefined : await findFragment(prerenderedAt);
    // A fragment and the data that its bundle reads are always of the same house.
    const house = fragment?.house ?? (await findHouse());
    const html = composePage({
      ...{ template, fragment, origin, fragmentBase, house, found },
      title: plain?.title,
      plain: plain?.content.text,
      data: plain?.data?.text,
    });
    response.status(status).type('html').send(html);
  };
}
