import type { ReactNode } from 'react';

interface OptionsProps {
  choices: readonly { readonly value: string; readonly label: string }[];
}

/** The options of a select. */
export function Options({ choices }: OptionsProps): ReactNode {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
