import type { Request, RequestHandler, Response } from 'express';
import { themeOf, type Colours } from '@getaway/property/colours';
import { sendAway } from '@getaway/edge/proxy';

/** The values of the theme (libs/web-kit/src/theme/theme.css), because this page cannot load style sheets. */
const drawn = {
  'night-950': '#080c17',
  'night-850': '#10172c',
  'cream-300': '#dfd5c4',
  'ember-200': '#ffe3b0',
  'ember-300': '#ffcf86',
  dusk: '#4a2d5c',
};

function pageOf(colours: Colours | undefined): string {
  const tone = { ...drawn, ...themeOf(colours) };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back in a moment</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box;
  color: ${tone['cream-300']}; background: linear-gradient(${tone['night-950']}, ${tone['night-850']} 60%, ${tone.dusk}); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 32rem; text-align: center; }
h1 { color: ${tone['ember-200']}; font: 500 2.25rem/1.15 Georgia, serif; }
a { color: ${tone['ember-300']}; }
</style>
</head>
<body>
<main role="alert">
<h1>Back in a moment</h1>
<p>We’re turning the lights back on. Nothing is lost, so please try again in a minute.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;
}

/** The edge's own pages, which need no other part of the site. */
export interface UnavailablePage {
  /** The page for visitors. */
  readonly sendUnavailablePage: RequestHandler;
  /** The answer while a service is down: a page for a person who opened an address, a problem for everything else. */
  readonly sendServiceAway: (request: Request, response: Response) => void;
}

/** In the house's colors. */
export function unavailablePage(colours: Colours | undefined): UnavailablePage {
  const page = pageOf(colours);
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
