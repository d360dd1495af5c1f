import { backgroundOf, themeOf } from '../schema/colours.ts';
import type { PageHouse } from '@getaway/contracts/page-house';
import type { Property } from '../schema/property.ts';
import { houseDataOf, type HousePictures } from './house-data.ts';
import { pageParts, type PagePart } from './page-parts.ts';

/**
 * What a page needs of its house: text for the places that its template has for it. Of the parts that only some pages
 * need, it has the given ones.
 */
export function pageHouseOf(
  property: Property,
  pictures: HousePictures,
  parts: readonly PagePart[] = pageParts,
): PageHouse {
  const leftOut = pageParts.filter((part) => !parts.includes(part));
  const data = {
    ...houseDataOf(property, pictures),
    ...Object.fromEntries(leftOut.map((part) => [part, undefined])),
  };
  return {
    name: property.name,
    colour: backgroundOf(property.colours),
    style: styleOf(property),
    // A text of the house must not end the element that holds it.
    data: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}

/** The colors that the host changed. They override those of the theme, also of style sheets that load later. */
function styleOf({ colours }: Property): string {
  const own = Object.entries(themeOf(colours)).map(([name, value]) => `--${name}:${value}`);
  return own.length === 0 ? '' : `html:root{${own.join(';')}}`;
}
