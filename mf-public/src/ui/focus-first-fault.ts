/** React marks within one frame after a click, and within a few after an answer. */
const longestFrames = 30;

/** Moves the focus to the first control of a form that is marked as wrong, once React has marked it. */
export function focusFirstFault(form: HTMLElement | null, frames = longestFrames): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) fault.focus();
    else if (frames > 1) focusFirstFault(form, frames - 1);
  });
}
