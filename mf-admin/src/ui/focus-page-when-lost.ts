/** What was removed cannot have the focus back: the page gets it, so that a keyboard goes on where it was. */
export function focusPageWhenLost(): void {
  if (document.activeElement === document.body) {
    document.getElementById('page')?.focus({ preventScroll: true });
  }
}
