/**
 * The origin that search engines know the site by. A prerendered page leaves its place open for the edge; in the
 * browser it is read back from there, so that hydration finds the same tags.
 */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return '{site}';
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : location.origin;
}
