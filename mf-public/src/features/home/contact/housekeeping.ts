/**
 * Who pays for the cleaning (spec page 1, section 1). Undefined for a house that doesn't have housekeeping in its list of
 * amenities: the host took it away. `cleaningFee` is in dollars.
 */
export function housekeepingWords(amenities: readonly string[], cleaningFee: number): string | undefined {
  if (!amenities.some((label) => /housekeeping/i.test(label))) return undefined;
  return `Professional cleaning is included in the ${cleaningFee > 0 ? 'fixed cleaning fee' : 'price'}`;
}
