import { Html } from './html.ts';

/**
 * Data that the edge puts into a page for the page's own script, as JSON in an element with this id. Browsers do not run
 * a script of this type. No text in it can end it: `<` is written as its escape.
 */
export function servedData(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return new Html(`<script type="application/json" id="${id}">${json}</script>`);
}
