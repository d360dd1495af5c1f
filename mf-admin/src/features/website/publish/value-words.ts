import { hoursInWords } from '@getaway/kernel/money-rules';
import { isRendering } from '@getaway/property/media';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatDate } from '../../../format/dates.ts';
import { inWords } from '../../../format/in-words.ts';
import { isRecord, pathOf, valueAt, type Path } from '../content/content.ts';
import { entryWayNames, entryWayOf } from '../fields/entry-ways.ts';
import type { Field } from '../fields/field.ts';
import { placeOf } from '../fields/find-field.ts';
import { switchWords } from '../fields/labels.ts';
import { countryName, zoneName } from '../fields/place-names.ts';
import { topicName } from '../fields/topics.ts';
import { photoOf } from '../pictures/place-photo.ts';
import { photoPathIn } from './photo-path.ts';

const mostCharacters = 300;

/** A value at a path as a person reads it, without names of files or of settings. */
export function valueInWords(value: unknown, path: Path = []): string {
  const words = photoPathIn(path) ? photoValue(value, path.slice(2)) : fieldValue(value, fieldAt(path));
  if (words === '') return 'empty';
  return words.length > mostCharacters ? `${words.slice(0, mostCharacters)}…` : words;
}

/** The field of a path; of an entry of a list, the list. */
function fieldAt(path: Path): Field | undefined {
  return placeOf(path)?.steps.at(-1)?.field;
}

function fieldValue(value: unknown, field: Field | undefined): string {
  if (field?.kind === 'photo-order') return value === undefined ? 'the usual order' : 'your order';
  if (Array.isArray(value))
    return joined((value as readonly unknown[]).map((entry) => fieldValue(entry, field)));
  if (field?.kind === 'list' && isRecord(value))
    return joined(field.fields.map((inner) => innerValue(value, inner)));
  if (field?.kind === 'switch') return switchWords(field, value);
  if (field?.kind === 'entry-way') return entryWayNames[entryWayOf({ entry: { way: value } })];
  if (field?.kind === 'number' && field.isHours === true && typeof value === 'number')
    return hoursInWords(value);
  if (isPicture(field?.kind)) return value === undefined ? 'none' : 'your picture';
  if (typeof value !== 'string' || value.trim() === '') return joined(textsIn(value));
  switch (field?.kind) {
    case 'time':
      return /^\d\d:\d\d$/.test(value) ? formatTimeOfDay(value) : value;
    case 'date':
      return formatDate(value);
    case 'zone':
      return zoneName(value, new Date());
    case 'country':
      return countryName(value);
    case 'icon':
    case 'picture':
      return inWords(value);
    case 'topic':
      return topicName(value);
    default:
      return value;
  }
}

/** Of an entry, its texts say what it is. */
function innerValue(entry: unknown, field: Field): string {
  const value = field.path === '' ? entry : valueAt(entry, pathOf(field.path));
  const isBesideText =
    field.kind === 'icon' || field.kind === 'topic' || field.kind === 'picture' || isPicture(field.kind);
  return value === undefined || isBesideText ? '' : fieldValue(value, field);
}

function isPicture(kind: Field['kind'] | undefined): boolean {
  return kind === 'logo' || kind === 'poster' || kind === 'guide-picture';
}

/** Of a photo in a place of the site, or of its description or focal point. */
function photoValue(value: unknown, [name, about]: Path): string {
  if (about === 'focus' || typeof value === 'number')
    return typeof value === 'number' ? `${value}%` : focusWords(value);
  if (about === 'alt') return joined(textsIn(value));
  const photo = photoOf(value);
  if (!photo) return isRendering(name) ? 'the drawing that comes with the site' : 'none';
  const described = photo.alt ? `your photo: ${photo.alt}` : 'your photo';
  return photo.focus ? `${described} (in view: ${focusWords(photo.focus)})` : described;
}

function focusWords(focus: unknown): string {
  if (!isRecord(focus)) return 'the middle';
  return `${String(focus['x'])}% from the left, ${String(focus['y'])}% from the top`;
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' · ');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return (value as readonly unknown[]).flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
