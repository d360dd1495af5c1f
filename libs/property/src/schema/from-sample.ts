import { sampleSections, type SampleSection } from '@getaway/contracts/http/house-sections';
import bundled from '../../property.json' with { type: 'json' };
import texts from '../../texts.json' with { type: 'json' };
import { sampleFields } from './sample-fields.ts';

type Content = Readonly<Record<string, unknown>>;

/** The house that comes with the site, unparsed and with its guide. Only for servers and signed-in staff. */
export const sampleHouse: Content = bundled;

/**
 * The sections of a house that still show what is only true for the sample house, in the order of the page Website. Examples
 * are its WiFi, payment handles, reviews, and the drawings of its rooms. Content that fits most houses doesn't count: colors,
 * money rules, the privacy policy, texts that claim nothing about the house. Amenities only count if all of the sample's are
 * still listed. Works on a house with faults. A house with the sample's name is the sample, and has no such sections.
 */
export function fromSample(house: Content): SampleSection[] {
  const fields = sampleFields(house, sampleHouse);
  const found = new Set(fields.filter(({ fitsMany }) => !fitsMany).map(({ section }) => section));
  const amenities = fields.filter(({ path }) => path.startsWith('texts.home.amenities.list.'));
  if (amenities.length >= texts.home.amenities.list.length) found.add('home');
  return sampleSections.filter((section) => found.has(section));
}
