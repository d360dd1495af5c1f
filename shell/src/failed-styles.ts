/**
 * Removes stylesheets of the prerendered page that failed to load. Otherwise the remote would count them as loaded and
 * appear without styles. Now it requests them again, and counts as broken if that fails too.
 */
export function dropFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.remove();
  }
}
