import type { Request, RequestHandler, Response } from 'express';
import type { Colours } from '@getaway/property/colours';
import { sendAway } from '@getaway/edge/proxy';
import { noticePage } from './notice-page.ts';

/** The edge's own pages, which need no other part of the site. */
export interface UnavailablePage {
  /** The page for visitors. */
  readonly sendUnavailablePage: RequestHandler;
  /** The answer while a service is down: a page for a person who opened an address, a problem for everything else. */
  readonly sendServiceAway: (request: Request, response: Response) => void;
}

/** In the house's colors. */
export function unavailablePage(colours: Colours | undefined): UnavailablePage {
  const page = noticePage(colours, {
    title: 'Back in a moment',
    text: 'We’re turning the lights back on. Nothing is lost, so please try again in a minute.',
    link: '<a href="">Try again</a>',
  });
  const send = (response: Response): void => {
    response.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).type('html').send(page);
  };
  return {
    sendUnavailablePage: (_request, response) => send(response),
    sendServiceAway: (request, response) => {
      const opened =
        request.get('sec-fetch-mode') === 'navigate' || request.accepts(['json', 'html']) === 'html';
      if (opened && !request.path.startsWith('/api')) send(response);
      else sendAway(request, response);
    },
  };
}
