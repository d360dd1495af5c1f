import { addressOf } from './address-of.ts';
import { house } from './house.ts';
import type { HouseData } from './house-data.ts';
import { pageParts, type PagePart } from './page-parts.ts';

/** Below the address of a remote's files: all that browsers know of the house. */
const wholeHouse = 'fragments/house.json';

/**
 * Fetches what a page other than the first one says of the house, unless it is there. The modules that read it may be
 * evaluated afterwards. Rejects when it cannot be had; the next call tries again.
 */
export async function loadPagePart(part: PagePart): Promise<void> {
  if (part in house) return;
  const response = await fetch(addressOf(wholeHouse));
  if (!response.ok) throw new Error(`${wholeHouse} was answered with ${response.status}`);
  const whole = (await response.json()) as HouseData;
  // What pages have read already stays as it is.
  for (const each of pageParts) if (!(each in house)) Object.assign(house, { [each]: whole[each] });
}
