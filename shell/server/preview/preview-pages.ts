import type { RequestHandler } from 'express';
import type { Colours } from '@getaway/property/colours';
import { isFilePath } from '@getaway/edge/static-files';
import type { Logger } from '@getaway/service-kit/logger';
import { appTemplateReader } from '../app-template.ts';
import { composePage } from '../compose-page.ts';
import {
  isStayPage,
  kindOfPage,
  notFoundPath,
  prerenderedAt,
  stayPage,
  withoutSlash,
} from '../known-paths.ts';
import { noticePage } from '../notice-page.ts';
import { askPreview } from './ask-preview.ts';

export interface PreviewOptions {
  /** The shell's build. */
  readonly dist: string;
  readonly remoteUrls: readonly string[];
  readonly origin: string;
  readonly fragmentBase: string;
  /** Reads the template again for each page. */
  readonly development: boolean;
  /** Of pages that the back office shows in a frame. */
  readonly securityHeaders: RequestHandler;
  readonly colours: () => Colours | undefined;
  readonly logger: Logger;
}

/**
 * Answers a page of the site with `?preview` as it would be with the draft of the house, for staff alone. The back office
 * shows it in a frame.
 */
export function previewPages(options: PreviewOptions): RequestHandler {
  const { dist, remoteUrls, origin, fragmentBase, development, securityHeaders, colours, logger } = options;
  const readTemplate = appTemplateReader(dist, development);

  const answer: RequestHandler = async (request, response) => {
    const { cookie = '' } = request.headers;
    const known = kindOfPage(request.path) === 'guest';
    request.routeName = 'preview';
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type('html');
    try {
      const page = known ? prerenderedAt(request.path) : notFoundPath;
      const fragment = cookie === '' ? undefined : await askPreview(remoteUrls, page, cookie);
      if (!fragment) return void response.status(401).send(noticePage(colours(), signedOut));
      if (!fragment.house) throw new Error('The preview has no house');
      const template = await readTemplate();
      const { house } = fragment;
      response.send(composePage({ template, fragment, origin, fragmentBase, house, found: known }));
    } catch (error) {
      logger.error({ err: error }, 'preview not shown');
      response.status(503).send(noticePage(colours(), unavailable));
    }
  };

  return (request, response, next) => {
    const isAsked = request.query['preview'] !== undefined && !isFilePath(request.path);
    // Without a stay, its page shows the guide of the draft.
    const isOfStay = isStayPage(request.path) && withoutSlash(request.path) !== stayPage;
    if (!isAsked || kindOfPage(request.path) === 'office' || isOfStay) return next();
    securityHeaders(request, response, (error?: unknown) =>
      error === undefined ? answer(request, response, next) : next(error),
    );
  };
}

const signedOut = {
  title: 'Log in to see the preview',
  text: 'Only staff can look at a draft, and you’re not logged in.',
  link: '<a href="/admin-login" target="_top">Log in</a>',
};
const unavailable = {
  title: 'The preview can’t be shown',
  text: 'Your draft is saved. Please try again in a moment.',
  link: '<a href="">Try again</a>',
};
