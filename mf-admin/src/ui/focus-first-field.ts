/** Focuses the first field of a form that can be changed, a chosen radio button before its neighbors, unless one has the focus. */
export function focusFirstField(form: HTMLFormElement): void {
  if (form.contains(document.activeElement)) return;
  const first = form.querySelector<HTMLInputElement>(
    ':is(input:not([type="hidden"]), select, textarea):enabled',
  );
  if (!first) return;
  const group = first.type === 'radio' ? form.elements.namedItem(first.name) : null;
  const chosen = group instanceof RadioNodeList ? [...group].find(isChosen) : undefined;
  (chosen ?? first).focus({ preventScroll: true });
}

function isChosen(field: Node): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.checked;
}
