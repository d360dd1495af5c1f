import { isSample } from '@getaway/property/sample-fields';
import { sampleSections, type SampleSection } from '@getaway/contracts/http/house-sections';
import { isSame, pathOf, valueAt, withValue, type Content } from '../content/content.ts';
import { defaultAt, shownAt, withShownValue } from '../fields/defaults.ts';
import { hasWeekdayPage } from '../fields/weekday-page.ts';
import { keptPath } from './kept-items.ts';
import { neutralList, plainerTexts } from './neutral-texts.ts';
import { entriesOf, removalOf, textOf } from './removal.ts';
import { markedFields, sampleItems } from './sample-items.ts';

/** Facts that every house has, and pictures: only the host can replace these. */
const needHost: readonly SampleSection[] = ['name', 'photos'];

const clearedSections = sampleSections.filter((section) => !needHost.includes(section));

const amenitiesPath = pathOf('texts.home.amenities.list');
/** By their icons: amenities that most houses have, for the host to check. */
const usual: readonly string[] = ['wifi', 'climate', 'sparkle', 'parking'];

/** Whether something of the sample can be cleared. */
export function canClear(content: Content, sample: Content): boolean {
  return markedFields(content, sample).some(
    ({ section, path, fitsMany }) =>
      clearedSections.includes(section) && !fitsMany && !/^contact\.(?:email|phone)$/.test(path),
  );
}

/**
 * The house without what only the sample has: its reviews, answers, services, and accounts go, its texts and its guide become
 * neutral ones, and the page with the weekday offer is turned off. What the host wrote or kept stays.
 */
export function withoutSample(content: Content, sample: Content): Content {
  if (isSample(content, sample)) return content;
  const isPageKept =
    !hasWeekdayPage(content) || sampleItems({ content, sample }, 'weekday-page').length === 0;
  const shorter = withUsualAmenities(content);
  const social = ['contact', 'social'];
  const isSocial = isSame(valueAt(shorter, social), valueAt(sample, social));
  const own = isSocial ? withValue(shorter, social, undefined) : shorter;
  const neutral = clearedSections.reduce(
    (house, section) => cleared(house, sample, section),
    withPlainerTexts(own),
  );
  // Its texts are neutral too by now, for a host who turns it on again.
  return isPageKept ? neutral : withValue(neutral, pathOf('policies.weekdayPage'), false);
}

/** Without the defaults that fit the sample better than most houses. */
function withPlainerTexts(content: Content): Content {
  return Object.entries(plainerTexts).reduce((house, [dottedPath, text]) => {
    const path = pathOf(dottedPath);
    const isOwn = shownAt(house, path) !== defaultAt(path);
    return isOwn ? house : withShownValue(house, path, text);
  }, content);
}

function withUsualAmenities(content: Content): Content {
  const ofSample = entriesOf(defaultAt(amenitiesPath));
  const now = entriesOf(shownAt(content, amenitiesPath));
  const kept = entriesOf(valueAt(content, keptPath));
  const left = now.filter(
    (entry) =>
      !ofSample.some((other) => textOf(other, 'label') === textOf(entry, 'label')) ||
      usual.includes(textOf(entry, 'icon')) ||
      kept.includes(textOf(entry, 'label')),
  );
  return left.length === now.length || left.length === 0
    ? content
    : withShownValue(content, amenitiesPath, left);
}

/** One item after the other, since each that is removed moves those after it. */
function cleared(content: Content, sample: Content, section: SampleSection): Content {
  const items = sampleItems({ content, sample }, section).flatMap((group) => group.items);
  const next = items.find((item) => !item.isCommon && (item.neutral ?? item.removable) !== undefined);
  if (!next) return content;
  const { path, after } =
    next.neutral === undefined ? removalOf(content, [next]) : { path: next.path, after: next.neutral };
  const isEmpty = after === undefined || (Array.isArray(after) && after.length === 0);
  const value = isEmpty ? (neutralList(content, path) ?? after) : after;
  const changed = withShownValue(content, path, value);
  return isSame(changed, content) ? content : cleared(changed, sample, section);
}
