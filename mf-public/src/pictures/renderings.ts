import type { RenderingName } from '@getaway/property/media';
import { bedroom } from './bedroom.ts';
import { chauffeur } from './chauffeur.ts';
import { couplesMassage } from './couples-massage.ts';
import { dining } from './dining.ts';
import { firePit } from './fire-pit.ts';
import { fireplace } from './fireplace.ts';
import { hotTub } from './hot-tub.ts';
import { house } from './house.ts';
import { lostPath } from './lost-path.ts';
import { movieRoom } from './movie-room.ts';
import type { PictureSource } from './picture-source.ts';
import { privateChef } from './private-chef.ts';
import { spaBath } from './spa-bath.ts';

/** The pictures that the site comes with, by the names that texts call them. */
export const renderings: Readonly<Record<RenderingName, PictureSource>> = {
  house,
  'hot-tub': hotTub,
  'fire-pit': firePit,
  'movie-room': movieRoom,
  fireplace,
  bedroom,
  dining,
  'spa-bath': spaBath,
  'private-chef': privateChef,
  'couples-massage': couplesMassage,
  chauffeur,
  'lost-path': lostPath,
};
