import { join } from 'node:path';
import express, { type Express } from 'express';
import type { EmailStore } from './mail-store.ts';

const pageCsp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
// An email's own HTML: no scripts, no forms, no access to this page; pictures and inline styles as in a mail program.
const mailCsp =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *";

/** The page and its JSON: `GET /api/messages`, `DELETE /api/messages`. */
export function createMailApp(store: EmailStore): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, (_request, response) => {
      response.json({ status: 'ok' });
    });
  }
  app.get('/api/messages', (_request, response) => {
    response.json(store.list());
  });
  app.delete('/api/messages', (_request, response) => {
    store.clear();
    response.sendStatus(204);
  });
  app.get('/api/messages/:id', (request, response) => {
    const mail = store.find(request.params.id);
    if (mail === undefined) response.status(404).json({ error: 'no such email' });
    else response.json(mail);
  });
  app.get('/messages/:id/html', (request, response) => {
    const mail = store.find(request.params.id);
    if (mail === undefined) response.status(404).type('text').send('no such email');
    else response.set('Content-Security-Policy', mailCsp).type('html').send(opensLinksOutside(mail.html));
  });
  app.use(
    express.static(join(import.meta.dirname, 'page'), {
      cacheControl: false,
      setHeaders: (response) => response.setHeader('Content-Security-Policy', pageCsp),
    }),
  );
  return app;
}

function opensLinksOutside(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}
