/**
 * Who pays for the cleaning (spec page 1, section 1). Undefined for a house that doesn't have housekeeping in its list of
 * amenities: the host took it away. `cleaning` is what the host calls it within a sentence; `cleaningFee` is in dollars.
 */
export function housekeepingWords(
  amenities: readonly string[],
  { cleaning, cleaningFee }: { readonly cleaning: string; readonly cleaningFee: number },
): string | undefined {
  if (!amenities.some((label) => /housekeeping/i.test(label))) return undefined;
  return `${cleaning.charAt(0).toUpperCase()}${cleaning.slice(1)} is included in the ${cleaningFee > 0 ? 'fixed cleaning fee' : 'price'}`;
}
