import { readFile } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import type { PageHouse } from '@getaway/contracts/page-house';

/** Fills in the comments `<!--edge:place-->` of a template. Places without content become empty. */
export function fillTemplate(template: string, places: Readonly<Record<string, string>>): string {
  return template.replace(/<!--edge:(\w+)-->/g, (_marker, place: string) => places[place] ?? '');
}

/** What a template has of a house: the color of the browser's frame, the host's colors, and the data for bundles. */
export function housePlaces({ colour, style, data }: PageHouse): Readonly<Record<string, string>> {
  return {
    color: colour,
    style: style === '' ? '' : `<style>${style}</style>`,
    house: `<script type="application/json" id="house">${data}</script>`,
  };
}

/** Reads a template once, or each time while it is rebuilt. Rejects while it is missing. */
export function templateReader(file: string, development: boolean): () => Promise<string> {
  let kept: Promise<string> | undefined;
  return async () => {
    kept = development ? readFile(file, 'utf8') : (kept ?? readFile(file, 'utf8'));
    return kept.catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
  };
}

/** Serves all files except a template, which is only served filled in. Some file systems ignore case. */
export function exceptTemplate(template: string, files: RequestHandler): RequestHandler {
  const address = `/${template}`.toLowerCase();
  return (request, response, next) =>
    request.path.toLowerCase().startsWith(address) ? next() : files(request, response, next);
}
