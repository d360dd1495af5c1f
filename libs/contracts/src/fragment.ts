import * as v from 'valibot';
import { PageHouse } from './page-house.ts';

/**
 * A page that mf-public rendered for a house, which the edge inserts into its HTML. `{base}` in both parts
 * is replaced by the address of mf-public's files, with a trailing slash.
 */
export const Fragment = v.object({
  /** The bundle hydrates the body only if its own build id is the same. */
  buildId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  head: v.string(),
  body: v.string(),
  /** HTML for the end of the page, outside of what React takes over. Its address is filled in as well. */
  foot: v.optional(v.string()),
  /** The house that it was rendered for. Bundles of before it have theirs built in. */
  house: v.optional(PageHouse),
});
export type Fragment = v.InferOutput<typeof Fragment>;

/** The file name of a path's fragment: `index` for `/`, `privacy-policy` for `/privacy-policy`. */
export function fragmentName(path: string): string {
  return path === '/' ? 'index' : path.replace(/^\//, '').replaceAll('/', '-');
}
