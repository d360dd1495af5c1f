import { nightsOf, type Stay } from '@getaway/kernel/stay';
import { priceNight } from '../rates/price-night.rules.ts';
import type { RateCalendar } from '../rates/rate-calendar.rules.ts';
import { notOffered, type NotOffered } from './not-offered.rules.ts';
import {
  addUp,
  type OfferedPackage,
  type OfferedService,
  type PricedStay,
  type PriceLines,
  type QuoteOutcome,
} from './quote.rules.ts';

/** The services and packages on sale today. */
export interface CurrentOffer {
  readonly rates: RateCalendar;
  readonly services: ReadonlyMap<string, OfferedService>;
  readonly packages: ReadonlyMap<string, OfferedPackage>;
}

/** The dates and extras that a booking is changed to. */
export interface Amendment {
  readonly stay: Stay;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

/** Lines that were accepted with a booking once and that a later amendment removed. */
export type FormerLines = Pick<PriceLines, 'nights' | 'addOns' | 'packages'>;

/** The accepted lines of a booking, with those that were removed. */
export interface AcceptedLines extends PriceLines {
  readonly former: FormerLines;
}

export type AmendOutcome =
  | { readonly ok: true; readonly quote: PricedStay; readonly former: FormerLines }
  | Extract<QuoteOutcome, { readonly ok: false }>
  | NotOffered;

/**
 * The price of a change to an accepted booking. Every line that was ever accepted keeps its accepted price,
 * also when it was removed in the meantime or is no longer on sale; only new lines are priced at today's
 * rates. Discount, card fee and tax are calculated again at the booking's accepted rates, so returning to the
 * accepted stay restores the total to the cent after any number of edits. Returns the removed lines for the
 * next amendment.
 */
export function amendStay(
  { former, ...accepted }: AcceptedLines,
  today: CurrentOffer,
  change: Amendment,
): AmendOutcome {
  const nights = keyed(nightKey, former.nights, accepted.nights);
  const addOns = keyed(lineKey, former.addOns, accepted.addOns);
  const packages = keyed(lineKey, former.packages, accepted.packages);
  const missing = notOffered({
    addOnIds: change.addOnIds.filter((id) => !addOns.has(id) && !today.services.has(id)),
    packageIds: change.packageIds.filter((id) => !packages.has(id) && !today.packages.has(id)),
  });
  if (missing) return missing;
  const outcome = addUp({
    ...accepted,
    nights: nightsOf(change.stay).map((date) => nights.get(date) ?? priceNight(date, today.rates)),
    addOns: change.addOnIds.flatMap((id) => addOns.get(id) ?? today.services.get(id) ?? []),
    packages: change.packageIds.flatMap((id) => packages.get(id) ?? today.packages.get(id) ?? []),
  });
  if (!outcome.ok) return outcome;
  const { quote } = outcome;
  return {
    ok: true,
    quote,
    former: {
      nights: without(nightKey, nights, quote.nights),
      addOns: without(lineKey, addOns, quote.addOns),
      packages: without(lineKey, packages, quote.packages),
    },
  };
}

const nightKey = ({ date }: { readonly date: string }): string => date;
const lineKey = ({ id }: { readonly id: string }): string => id;

/** Lines by key. A later list overrides an earlier one. */
function keyed<Line>(
  keyOf: (line: Line) => string,
  ...lists: readonly (readonly Line[])[]
): ReadonlyMap<string, Line> {
  return new Map(lists.flat().map((line) => [keyOf(line), line]));
}

function without<Line>(
  keyOf: (line: Line) => string,
  all: ReadonlyMap<string, Line>,
  kept: readonly Line[],
): Line[] {
  const keys = new Set(kept.map(keyOf));
  return [...all].flatMap(([key, line]) => (keys.has(key) ? [] : [line]));
}
