/** Keeps a previewed page where it is: links out of it would lead to published pages, which do not appear in frames. */
export function holdLinks(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Object && 'closest' in event.target ? closestLink(event.target) : null;
      if (!link || link.startsWith('#')) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** The address of the link that was clicked. Elements of a frame are not instances of this page's `Element`. */
function closestLink(target: object): string | null {
  return (target as Element).closest('a[href]')?.getAttribute('href') ?? null;
}
