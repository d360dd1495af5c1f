/** Whether the values of a form differ from those it began with; an empty field is one that was not filled. */
export function isTyped(values: object, initial: object): boolean {
  return filled(values) !== filled(initial);
}

function filled(values: object): string {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return JSON.stringify(entries.sort(([one], [other]) => one.localeCompare(other)));
}
