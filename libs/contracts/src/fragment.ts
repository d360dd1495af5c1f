import * as v from 'valibot';

/**
 * A page that mf-public rendered at build time, for the edge to put into its HTML. `{base}` in both parts
 * stands for the address of mf-public's files, with a slash at its end.
 */
export const Fragment = v.object({
  /** The bundle hydrates the body only where its own build id is the same. */
  buildId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  head: v.string(),
  body: v.string(),
});
export type Fragment = v.InferOutput<typeof Fragment>;

/** The file name of a path's fragment: `index` for `/`, `privacy-policy` for `/privacy-policy`. */
export function fragmentName(path: string): string {
  return path === '/' ? 'index' : path.replace(/^\//, '').replaceAll('/', '-');
}
