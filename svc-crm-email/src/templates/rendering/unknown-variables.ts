const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * One message for each name that is none of `known`, in the order of the text. It lists the variables of the same
 * group, so that a name that was nearly right can be corrected at once.
 */
export function unknownVariables(names: readonly string[], known: readonly string[]): string[] {
  const unknown = new Set(names.filter((name) => !known.includes(name)));
  return [...unknown].map((name) => {
    const [group = ''] = name.split('.');
    const alike = known.filter((each) => each.startsWith(`${group}.`));
    const hint =
      alike.length === 0
        ? 'Choose one from Insert variable, such as guest.firstName.'
        : `Did you mean ${either.format(alike)}?`;
    return `Unknown variable: ${name}. ${hint}`;
  });
}
