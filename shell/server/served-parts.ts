import { html, type Html } from './html.ts';

/** What the edge adds to a prerendered page that has places for it. */
export interface ServedParts {
  /** HTML by the name of its place, which is a comment in the page: `<!--months-->`. */
  readonly places: Readonly<Record<string, Html>>;
  /** For the page's script. */
  readonly data: Html;
}

/** All that is added to one page. */
export function joinParts(...parts: readonly (ServedParts | undefined)[]): ServedParts {
  const known = parts.filter((part) => part !== undefined);
  return {
    places: Object.assign({}, ...known.map(({ places }) => places)) as ServedParts['places'],
    data: html`${known.map(({ data }) => data)}`,
  };
}
