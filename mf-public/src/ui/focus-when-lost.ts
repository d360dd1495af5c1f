/**
 * Gives the focus to an element if nothing else has it after the next frame: by then what was disabled or went away has
 * let go of it. Answers what calls it off.
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) find()?.focus();
    });
  });
  return () => cancelAnimationFrame(frame);
}
