import type { PricingName, PricingSetting } from '@getaway/contracts/http/pricing';
import { changePricing } from '@getaway/contracts/http/staff-prices';
import { searchWords } from '@getaway/kernel/search-words';
import { formatTotal } from '@getaway/web-kit/format/money';
import * as v from 'valibot';
import { pricingWords } from '../features/pricing/pricing-words.ts';

/** A price that a search asks to set. */
export interface PriceCommand {
  readonly id: string;
  readonly name: PricingName;
  /** As it is typed and sent. */
  readonly price: string;
  /** What it costs so far. */
  readonly before: string;
  readonly label: string;
  readonly detail: string;
}

/** 'price saturday 250', 'set sat 250'. The first word is needed: a name or a phone number must change no price. */
const asked = /^(?:set|price|change)\s+(.*?)\s*\$?(\d+(?:\.\d+)?)$/i;

/** Whether a search sets a price, for which the prices are needed. */
export const isAboutPrices = (search: string): boolean => asked.test(search);

/** Whether a search may become one that sets a price. */
export const isAboutSetting = (search: string): boolean => /^(?:set|set price|price|change)\b/i.test(search);

/** What Enter can set: the amount as each price whose words begin with the words of the search. */
export function priceCommands(search: string, settings: readonly PricingSetting[]): readonly PriceCommand[] {
  const [, which = '', price = ''] = asked.exec(search) ?? [];
  const wanted = searchWords(which.toLowerCase()).filter((word) => word !== 'price');
  // An amount alone would set the first price of the list.
  if (wanted.length === 0 || !v.is(changePricing.body.entries.price, price)) return [];
  return settings
    .filter((setting) => Number(setting.price) !== Number(price) && isMeant(wanted, setting.name))
    .map(({ id, name, price: before }) => ({
      ...{ id, name, price, before },
      label: `Set ${pricingWords[name].title} to ${formatTotal(price)}`,
      detail: `Now ${formatTotal(before)}`,
    }));
}

function isMeant(wanted: readonly string[], name: PricingName): boolean {
  const known = searchWords(pricingWords[name].title.toLowerCase());
  return wanted.every((word) => known.some((one) => one.startsWith(word)));
}
