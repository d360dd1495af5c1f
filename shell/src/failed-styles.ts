/**
 * Takes out the stylesheets of the prerendered page that did not load. The remote would count them as loaded and
 * show itself bare; so it asks for them again, and is seen as broken when that fails too.
 */
export function dropFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.remove();
  }
}
