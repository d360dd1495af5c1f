import type { HouseData } from './house-data.ts';

/**
 * The house that this page is about. The server writes it into the page as JSON (`page-house.ts`), so bundles contain
 * no house. A page has the part of `pageParts` that it needs; `load-page-part.ts` fetches the others. Throws when neither the
 * page nor the program has a house.
 */
export const house: HouseData = globalThis.getawayHouse ?? houseOfPage();

function houseOfPage(): HouseData {
  const text = document.getElementById('house')?.textContent;
  if (!text) throw new Error('The page does not say which house it is about');
  return JSON.parse(text) as HouseData;
}
