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
const asked = /^(?:set|price|change)\s+(.*?)\s*\$?(\d[\d,]*(?:\.\d+)?)$/i;

/** Whether a search sets a price, for which the prices are needed. */
export const isAboutPrices = (search: string): boolean => asked.test(search);

/** Whether a search may become one that sets a price. */
const isAboutSetting = (search: string): boolean => /^(?:set|set price|price|change)\b/i.test(search);

/** What Enter can set: the amount as each price whose words begin with the words of the search. */
export function priceCommands(search: string, settings: readonly PricingSetting[]): readonly PriceCommand[] {
  const { wanted, price } = readAsked(search);
  // An amount alone would set the first price of the list.
  if (wanted.length === 0 || !v.is(changePricing.body.entries.price, price)) return [];
  return settings
    .filter((setting) => !isSo(setting, price) && isMeant(wanted, setting.name))
    .map(({ id, name, price: before }) => ({
      ...{ id, name, price, before },
      label: `Set ${pricingWords[name].title} to ${formatTotal(price)}`,
      detail: `Now ${formatTotal(before)}`,
    }));
}

/** Whether a price looks like a typing error: zero, or less than half or more than twice of what it is so far. */
export function isFarFromBefore({ price, before }: Pick<PriceCommand, 'price' | 'before'>): boolean {
  const [next, last] = [Number(price), Number(before)];
  return next === 0 || next < last / 2 || next > last * 2;
}

const examples = 'Type “price weekday 250”, “price friday 250”, or “price saturday 250”.';

/** What a search for a price lacks, or that the price is so already; undefined for any other search. */
export function priceHint(search: string, settings: readonly PricingSetting[]): string | undefined {
  if (!isAboutSetting(search)) return undefined;
  const { wanted, price } = readAsked(search);
  if (price === '' || settings.length === 0)
    return 'To set a price, type its nights and the amount: “price saturday 250”.';
  if (wanted.length === 0) return `Which nights cost that? ${examples}`;
  const meant = settings.filter(({ name }) => isMeant(wanted, name));
  if (meant.length === 0)
    return `No price is called “${wanted.join(' ')}”. ${examples} Seasons and single days have their prices on Rates.`;
  if (!meant.every((setting) => isSo(setting, price))) return `${price} can’t be a price. ${examples}`;
  return meant
    .map(({ name }) => `${pricingWords[name].title}: the price is ${formatTotal(price)} already.`)
    .join(' ');
}

function readAsked(search: string): { readonly wanted: readonly string[]; readonly price: string } {
  const [, which = '', amount = ''] = asked.exec(search) ?? [];
  const price = amount.replaceAll(',', '');
  return { wanted: searchWords(which.toLowerCase()).filter((word) => word !== 'price'), price };
}

function isSo(setting: PricingSetting, price: string): boolean {
  return Number(setting.price) === Number(price);
}

/** The days of its nights, where the title doesn’t name them. */
const dayWords: Partial<Record<PricingName, string>> = { weekday: 'monday tuesday wednesday thursday' };

function isMeant(wanted: readonly string[], name: PricingName): boolean {
  const known = searchWords(`${pricingWords[name].title} ${dayWords[name] ?? ''}`.toLowerCase());
  return wanted.every((word) => known.some((one) => one.startsWith(word)));
}
