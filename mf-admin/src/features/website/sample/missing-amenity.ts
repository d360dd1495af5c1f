import { isRecord, type Content } from '../content/content.ts';
import { defaultAt, shownAt } from '../fields/defaults.ts';

const listPath = ['texts', 'home', 'amenities', 'list'];

/** What texts don't repeat of the label of an amenity: 'Private sauna for 2' is a sauna there. */
const besideItsName = /^(?:private|outdoor|high-speed) | for \d+$/gi;

/** The amenity that texts of the sample mention although the host has removed it from the list of all amenities: 'sauna'. */
export function missingAmenity(said: readonly string[], content: Content): string | undefined {
  const now = labelsIn(shownAt(content, listPath));
  const isIn = (texts: readonly string[], name: string): boolean =>
    texts.some((text) => text.toLowerCase().includes(name));
  return labelsIn(defaultAt(listPath))
    .map((label) => label.replaceAll(besideItsName, '').toLowerCase())
    .find((name) => !isIn(now, name) && isIn(said, name));
}

function labelsIn(list: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(list) ? (list as readonly unknown[]) : [];
  return entries
    .map((entry) => (isRecord(entry) ? entry['label'] : undefined))
    .filter((label) => typeof label === 'string');
}
