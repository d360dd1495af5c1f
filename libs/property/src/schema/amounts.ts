import { pattern } from './pattern.ts';

/** Limited in length, so that matching a long text of digits stays fast. */
const number = String.raw`\d(?:[\d.,]{0,14}\d)?`;
const sign = String.raw`\bUS\$|\b(?:USD|EUR|GBP|CAD)\b|[$€£]`;
const unit = String.raw`dollars?|bucks|USD|EUR|euros?|GBP|pounds|CAD`;

/** The source of a pattern: $75, USD 75, 75 dollars. */
export const amount = String.raw`(?:(?:${sign})\s?${number}|${number}(?:\s?[$€£]|[\s-]?(?:${unit})\b))`;

const amountOrShare = pattern(
  String.raw`(?:(?<sign>${sign})\s?)?(?<value>${number})(?:\s?(?<mark>[$€£%])|[\s-]?(?<unit>percent|per\scent|${unit})\b)?`,
  'gi',
);

export interface NamedAmount {
  /** NaN for a percentage and other money. */
  readonly dollars: number;
  readonly found: RegExpExecArray;
}

/** The amounts of money and the percentages that a text names. */
export function amountsIn(text: string): NamedAmount[] {
  return [...text.matchAll(amountOrShare)].flatMap((found) => {
    const { sign: before, value = '', mark, unit: after } = found.groups ?? {};
    const kind = before ?? mark ?? after;
    if (kind === undefined) return [];
    const isDollars = /^(?:US)?\$$|^USD$|^dollars?$|^bucks$/i.test(kind);
    return [{ found, dollars: isDollars ? Number(value.replaceAll(',', '')) : Number.NaN }];
  });
}
