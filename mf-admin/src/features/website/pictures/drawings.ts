import type { RenderingName } from '@getaway/property/media';
import bedroom from './drawings/bedroom.webp';
import chauffeur from './drawings/chauffeur.webp';
import couplesMassage from './drawings/couples-massage.webp';
import dining from './drawings/dining.webp';
import firePit from './drawings/fire-pit.webp';
import fireplace from './drawings/fireplace.webp';
import hotTub from './drawings/hot-tub.webp';
import house from './drawings/house.webp';
import lostPath from './drawings/lost-path.webp';
import movieRoom from './drawings/movie-room.webp';
import privateChef from './drawings/private-chef.webp';
import spaBath from './drawings/spa-bath.webp';

/** Thumbnails of the pictures that the site comes with. `libs/artwork` makes them. */
export const drawings: Readonly<Record<RenderingName, string>> = {
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
