import { sampleSections, type SampleSection } from '@getaway/contracts/http/house-sections';
import bundled from '../../property.json' with { type: 'json' };
import texts from '../../texts.json' with { type: 'json' };
import { sampleFields } from './sample-fields.ts';

type Content = Readonly<Record<string, unknown>>;

/** The house that comes with the site, as its file has it, with the guide: for servers and signed-in staff. */
export const sampleHouse: Content = bundled;

/**
 * The sections of a house, in the order of the page Website, that still say or show what is true for the sample house
 * alone: its WiFi, its payment handles, its reviews, drawings of its rooms. What fits most houses does not count: colors,
 * rules of money, the privacy policy, texts without a claim about the house; of the amenities only the sample's whole list
 * does. The house may have faults. The sample itself, by its name, has no such section.
 */
export function fromSample(house: Content): SampleSection[] {
  const fields = sampleFields(house, sampleHouse);
  const found = new Set(fields.filter(({ fitsMany }) => !fitsMany).map(({ section }) => section));
  const amenities = fields.filter(({ path }) => path.startsWith('texts.home.amenities.list.'));
  if (amenities.length >= texts.home.amenities.list.length) found.add('home');
  return sampleSections.filter((section) => found.has(section));
}
