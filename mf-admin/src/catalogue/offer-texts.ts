import type { Call } from '@getaway/contracts/http/call';

interface WriteTexts {
  readonly done: string;
  readonly failed: string;
  readonly refresh: readonly Call[];
}

/** The toasts of writes to services and packages, such as 'Package added successfully' and 'Failed to add package'. */
export function offerTexts(
  noun: 'Package' | 'Service',
  refresh: readonly Call[],
): { readonly added: WriteTexts; readonly updated: WriteTexts } {
  const name = noun.toLowerCase();
  return {
    added: { done: `${noun} added successfully`, failed: `Failed to add ${name}`, refresh },
    updated: { done: `${noun} updated successfully`, failed: `Failed to update ${name}`, refresh },
  };
}
