/** Whether the values of a form differ from its initial values. Empty and missing fields are equal; order is ignored. */
export function isDirty(values: object, initial: object): boolean {
  return filled(values) !== filled(initial);
}

function filled(values: object): string {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return JSON.stringify(entries.sort(([one], [other]) => one.localeCompare(other)));
}
