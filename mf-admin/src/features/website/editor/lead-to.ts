/** Brings an element into sight, and gives it the focus, so that it is read aloud too. */
export function leadTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
