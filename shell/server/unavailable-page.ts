import type { Request, RequestHandler, Response } from 'express';
import { sendAway } from '@getaway/service-kit/web-server/proxy';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back in a moment</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box;
  color: #dfd5c4; background: linear-gradient(#080c17, #10172c 60%, #3a2a1c); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 32rem; text-align: center; }
h1 { color: #ffe3b0; font: 500 2.25rem/1.15 Georgia, serif; }
a { color: #ffcf86; }
</style>
</head>
<body>
<main role="alert">
<h1>Back in a moment</h1>
<p>We are putting the lights back on. Nothing is lost; please try again in a minute.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;

/** The page that needs nothing but this server. */
export const sendUnavailablePage: RequestHandler = (_request, response) => {
  response.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).type('html').send(page);
};

/** What is said while a service is away: a page to a person who opened an address, a problem to everything else. */
export function sendServiceAway(request: Request, response: Response): void {
  const opened = request.get('sec-fetch-mode') === 'navigate' || request.accepts(['json', 'html']) === 'html';
  if (opened && !request.path.startsWith('/api'))
    return void sendUnavailablePage(request, response, () => {});
  sendAway(request, response);
}
