import type { RequestHandler } from 'express';
import { indexedPages } from './known-paths.ts';

/** The files for search engines: the sitemap and robots.txt. `hidden` lists pages that the house hides. */
export function searchEngineFiles(origin: string, hidden: readonly string[]): RequestHandler {
  const robots = `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`;
  const addresses = indexedPages(hidden).map((page) => `  <url><loc>${origin}${page}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');

  return (request, response, next) => {
    if (request.path === '/robots.txt') return void response.type('text/plain').send(robots);
    if (request.path === '/sitemap.xml') return void response.type('application/xml').send(sitemap);
    next();
  };
}
