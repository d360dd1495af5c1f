import type { Page } from '@playwright/test';

/**
 * What a small window, or a large zoom, makes unreadable or unreachable in the page's current state (WCAG 1.4.10, 2.4.11):
 * a page that scrolls sideways, text that is cut off, and what stays covered when it has the focus, in the dialog that is open or else in the page.
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (element: Element): string =>
      `'${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}' (${element.tagName} ${element.id})`;
    const width = document.documentElement.scrollWidth;
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        element.clientWidth > 1 &&
        (overflowX === 'hidden' || overflowY === 'hidden') &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)
      );
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const texts = [...document.querySelectorAll('.site *')].filter(hasText);
    const isCovered = (element: HTMLElement): boolean => {
      element.focus();
      if (document.activeElement !== element) return false;
      const [box] = element.getClientRects();
      if (!box) return false;
      // A tall field is not scrolled into view in full.
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
      const found = document.elementFromPoint(box.x + box.width / 2, (top + bottom) / 2);
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return !found || ![element, ...labels].some((own) => own.contains(found) || found.contains(own));
    };
    const before = document.activeElement;
    const opened = document.querySelector('dialog[open], [role="dialog"]') ?? document.querySelector('main');
    const covered = [
      ...(opened?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select, textarea') ??
        []),
    ].filter((element) => element.checkVisibility() && isCovered(element));
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return [
      ...(width > window.innerWidth ? [`the page is ${width} pixels wide`] : []),
      ...texts.filter(isCut).map((element) => `${named(element)} is cut off`),
      ...covered.map((element) => `${named(element)} is covered when it has the focus`),
    ];
  });
}
