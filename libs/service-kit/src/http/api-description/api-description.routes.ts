import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router, type RequestHandler } from 'express';
import type { JsonSchema } from './json-schema.ts';

const start = `window.ui = SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true });`;
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <link rel="icon" href="/docs/favicon-32x32.png" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/**
 * `/openapi.json`, and with `reader` a page at `/docs` that shows it. The page has its own scripts and
 * styles.
 */
export function apiDescriptionRoutes(document: JsonSchema, { reader }: { reader: boolean }): Router {
  const router = Router();
  router.get('/openapi.json', (_request, response) => {
    response.set('cache-control', 'no-cache').json(document);
  });
  if (!reader) return router;
  router.use('/docs', ownScriptsAndStyles);
  router.get('/docs', (_request, response) => void response.type('html').send(page));
  router.get('/docs/start.js', (_request, response) => void response.type('text/javascript').send(start));
  // Resolved only on demand: the package is a development dependency.
  const reading = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  router.use('/docs', express.static(reading, { index: false }));
  return router;
}

/** The reader sets styles on its elements and uses data images. */
const ownScriptsAndStyles: RequestHandler = (_request, response, next) => {
  response.set(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'",
  );
  next();
};
