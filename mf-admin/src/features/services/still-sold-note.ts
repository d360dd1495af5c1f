import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';

/** That guests still book a service that is switched off, with the packages on sale that include it. Undefined if they don't. */
export function stillSoldNote(
  { id, isActive }: AddOnService,
  packages: readonly StayPackage[],
): string | undefined {
  if (isActive) return undefined;
  const names = packages
    .filter((bundle) => bundle.isActive && bundle.serviceIds.includes(id))
    .map(({ name }) => name);
  if (names.length === 0) return undefined;
  const [noun, those] = names.length === 1 ? ['package', 'that package'] : ['packages', 'those packages'];
  return `Guests can still book it with the ${noun} ${new Intl.ListFormat('en-US').format(names)}. If you no longer offer it, remove it from ${those} in Packages, or switch ${those} off.`;
}
