import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import { savingClaims } from '@getaway/property/saving-words';
import { formatTotal } from '@getaway/web-kit/format/money';

/** A warning if a package saves less than its prices suggest. Undefined if all is well or if some services are unknown. */
export function packageNote(
  { price, compareAtPrice, serviceIds }: Pick<StayPackage, 'price' | 'compareAtPrice' | 'serviceIds'>,
  included: readonly AddOnService[],
): string | undefined {
  if (included.length === 0 || included.length < serviceIds.length) return undefined;
  const apart = sumOf(included);
  if (Number(price) > apart)
    return `Guests pay less if they book its services separately: ${formatTotal(String(apart))}.`;
  if (compareAtPrice !== null && Number(price) > Number(compareAtPrice))
    return 'It costs more than its compare-at price, which is shown crossed out.';
  if (Number(compareAtPrice ?? 0) > apart)
    return `The compare-at price, shown crossed out, is more than its services cost separately: ${formatTotal(String(apart))}.`;
  return undefined;
}

/** A warning if a published text claims that packages save more than they do. Undefined if all is well. */
export function claimNote(
  house: unknown,
  packages: readonly StayPackage[],
  services: readonly AddOnService[],
): string | undefined {
  const savings = packages
    .filter(({ isActive }) => isActive)
    .map(
      ({ price, serviceIds }) => sumOf(services.filter(({ id }) => serviceIds.includes(id))) - Number(price),
    );
  if (savings.length === 0) return undefined;
  const best = Math.max(0, ...savings);
  const claim = savingClaims(house, { shown: true }).find(({ dollars }) => dollars > best);
  return (
    claim &&
    `Your site says “${claim.sentence}” The best package saves ${formatTotal(String(best))}. Change this text in Website, or the prices here.`
  );
}

function sumOf(services: readonly AddOnService[]): number {
  const cents = services.reduce((sum, { price }) => sum + Math.round(Number(price) * 100), 0);
  return cents / 100;
}
