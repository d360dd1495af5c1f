/* Apart from the schemas, so that a page can use them without. */

/** The pictures that the site comes with; a photo of the same name takes the place of one. */
export const renderingNames = [
  'house',
  'hot-tub',
  'fire-pit',
  'movie-room',
  'fireplace',
  'bedroom',
  'dining',
  'spa-bath',
  'private-chef',
  'couples-massage',
  'chauffeur',
  'lost-path',
] as const;

export type RenderingName = (typeof renderingNames)[number];
