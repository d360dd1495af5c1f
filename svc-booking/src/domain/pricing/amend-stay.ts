import { nightsOf, type Stay } from '@getaway/kernel/stay';
import { priceNight, type NightlyRates } from './nightly-rate.ts';
import {
  addUp,
  type OfferedPackage,
  type OfferedService,
  type PriceLines,
  type QuoteOutcome,
} from './quote.ts';

/** What is on sale today. */
export interface CurrentOffer {
  readonly rates: NightlyRates;
  readonly services: ReadonlyMap<string, OfferedService>;
  readonly packages: ReadonlyMap<string, OfferedPackage>;
}

/** What a booking is changed to. */
export interface Amendment {
  readonly stay: Stay;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

export type AmendOutcome =
  QuoteOutcome | { readonly ok: false; readonly reason: 'not-offered'; readonly ids: readonly string[] };

/**
 * The price of a change to an accepted booking. Every accepted line that still applies keeps its accepted price, also
 * when it is no longer on sale; only what is new is priced at today's rates. Discount, card fee and tax are calculated
 * again at the booking's own accepted rates, so taking back what was added restores the total to the cent.
 */
export function amendStay(accepted: PriceLines, today: CurrentOffer, change: Amendment): AmendOutcome {
  const nights = new Map(accepted.nights.map((night) => [night.date, night]));
  const services = withAccepted(today.services, accepted.addOns);
  const packages = withAccepted(today.packages, accepted.packages);
  const ids = [
    ...change.addOnIds.filter((id) => !services.has(id)),
    ...change.packageIds.filter((id) => !packages.has(id)),
  ];
  if (ids.length > 0) return { ok: false, reason: 'not-offered', ids };
  return addUp({
    ...accepted,
    nights: nightsOf(change.stay).map((date) => nights.get(date) ?? priceNight(date, today.rates)),
    addOns: change.addOnIds.flatMap((id) => services.get(id) ?? []),
    packages: change.packageIds.flatMap((id) => packages.get(id) ?? []),
  });
}

/** What was accepted hides what is offered under the same id. */
function withAccepted<Line extends OfferedService>(
  offered: ReadonlyMap<string, Line>,
  accepted: readonly Line[],
): ReadonlyMap<string, Line> {
  return new Map([...offered, ...accepted.map((line) => [line.id, line] as const)]);
}
