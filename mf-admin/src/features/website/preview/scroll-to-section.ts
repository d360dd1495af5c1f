/** Below the header of the public pages, which stays at the top. In pixels. */
const headerPixels = 80;

/**
 * Brings the section around the element of a selector into view, in its own window alone: `scrollIntoView` would also scroll
 * the page around the frame. Returns whether there is one.
 */
export function scrollToSection(page: Document, selector: string, behavior: ScrollBehavior): boolean {
  const found = page.querySelector(selector);
  const view = page.defaultView;
  if (!found || !view) return false;
  const { top } = (found.closest('section') ?? found).getBoundingClientRect();
  view.scrollTo({ top: Math.max(0, view.scrollY + top - headerPixels), behavior });
  return true;
}
