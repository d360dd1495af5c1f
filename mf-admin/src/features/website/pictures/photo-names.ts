import { isRendering } from '@getaway/property/media';
import { inWords } from '../../../format/in-words.ts';
import { isRecord, pathOf, valueAt, type Content } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import { rememberedLabel } from './file-labels.ts';
import { isMore } from './more-photos.ts';
import { besideGallery, galleryIn, placesOf } from './photo-places.ts';
import { photoOf } from './place-photo.ts';

/**
 * What a photo or a place for one is called: by the first place where it is shown; in the gallery alone by its number
 * there, as guests and campaigns count it, with the name of its file while that is known. A drawing that is nowhere is
 * called by what it shows.
 */
export function placeName(name: string, content: Content): string {
  const [place] = placesOf(name, content);
  if (place !== undefined) return place;
  const inGallery = galleryIn(content).indexOf(name);
  if (inGallery >= 0 && (isMore(name) || isRendering(name)))
    return `Photo ${inGallery + 1}${fileOf(name, content)}`;
  // It was removed.
  if (isMore(name)) return 'Gallery photo';
  if (!isRendering(name)) return inWords(name);
  const unused = besideGallery(content).filter((other) => placesOf(other, content).length === 0);
  return unused.includes(name)
    ? `Unused photo ${unused.indexOf(name) + 1}${fileOf(name, content)}`
    : drawingName(name);
}

/** What a drawing that comes with the site is called where it is chosen. */
export function drawingName(name: string): string {
  return `Drawing: ${inWords(name).toLowerCase()}`;
}

/**
 * A description to begin with, for a photo in a place that the host's texts name: 'Sauna at Fern Hollow Cabin'. Undefined where
 * no name says what a photo shows, such as in the gallery.
 */
export function suggestedDescription(
  name: string,
  content: Content,
  marked: readonly string[] = [],
): string | undefined {
  const house = valueAt(content, ['name']);
  if (typeof house !== 'string' || house.trim() === '') return undefined;
  if (name === 'house') return house.trim();
  const scenes = shownAt(content, pathOf('texts.home.amenities.scenes'));
  const titles = (Array.isArray(scenes) ? (scenes as readonly unknown[]) : [])
    // A title of the sample may be about something else than the photo.
    .map((scene, at) => (marked.includes(`texts.home.amenities.scenes.${at}.title`) ? undefined : scene))
    .filter((scene) => isRecord(scene) && scene['picture'] === name)
    .map((scene) => valueAt(scene, ['title']));
  const title = titles.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof title === 'string' ? `${title.trim()} at ${house.trim()}` : undefined;
}

function fileOf(name: string, content: Content): string {
  const photo = photoOf(valueAt(content, ['media', 'photos', name]));
  const file = rememberedLabel(photo?.file);
  return file === undefined ? '' : ` (${file})`;
}
