import type { AddOnService } from '@getaway/contracts/http/catalogue';
import breakfast from '../../../pictures/add-ons/breakfast.svg';
import cake from '../../../pictures/add-ons/cake.svg';
import chauffeur from '../../../pictures/add-ons/chauffeur.svg';
import dinner from '../../../pictures/add-ons/dinner.svg';
import early from '../../../pictures/add-ons/early.svg';
import fire from '../../../pictures/add-ons/fire.svg';
import flowers from '../../../pictures/add-ons/flowers.svg';
import gift from '../../../pictures/add-ons/gift.svg';
import key from '../../../pictures/add-ons/key.svg';
import massage from '../../../pictures/add-ons/massage.svg';
import outing from '../../../pictures/add-ons/outing.svg';
import romance from '../../../pictures/add-ons/romance.svg';
import tub from '../../../pictures/add-ons/tub.svg';
import wine from '../../../pictures/add-ons/wine.svg';

/** What a picture is chosen by. A package names its services, also those that are not offered on their own. */
export type Pictured = Pick<AddOnService, 'name'> & Partial<Pick<AddOnService, 'category' | 'checkInFrom'>>;

const byWord: readonly (readonly [RegExp, string])[] = [
  [/\b(check-?in|check-?out|early arrival)\b/i, early],
  [/\b(breakfast|brunch|coffee)\b/i, breakfast],
  [/\b(cake|birthday|dessert)\b/i, cake],
  [/\b(flowers?|bouquet)\b/i, flowers],
  [/\b(chef|dinner|supper|dining)\b/i, dinner],
  [/\b(massage|facial)\b/i, massage],
  [/\b(sauna|hot tub|jacuzzi|bath)\b/i, tub],
  [/\b(fire|bonfire|campfire|s[’']mores)\b/i, fire],
  [/\b(chauffeur|driver|limo|limousine|airport|transfer)\b/i, chauffeur],
  [/\b(wine|champagne|prosecco|cocktails?|drinks?|cheese|charcuterie)\b/i, wine],
];

const byCategory: Readonly<Record<AddOnService['category'], string>> = {
  romance,
  dining: dinner,
  spa: massage,
  transportation: chauffeur,
  experience: outing,
  convenience: key,
  other: gift,
};

/** The address of the drawing that fits a service: by a word of its name, or else by its category. */
export function pictureOf({ name, category = 'other', checkInFrom }: Pictured): string {
  if (checkInFrom) return early;
  return byWord.find(([word]) => word.test(name))?.[1] ?? byCategory[category];
}

const mostPictures = 3;

/** The drawings of a package: those of its first services, each once. */
export function picturesOf(included: readonly Pictured[]): string[] {
  const pictures = new Set(included.map(pictureOf));
  return pictures.size > 0 ? [...pictures].slice(0, mostPictures) : [gift];
}
