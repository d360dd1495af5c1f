import { addressLine, type Property } from '../property/property.ts';

/** A photo of the host in the place of a rendering: one address, or the sizes that were made of a file. */
export interface OwnPhoto {
  readonly fallback: string;
  readonly avif?: string;
  readonly webp?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface OwnMedia {
  readonly photos: Readonly<Record<string, OwnPhoto>>;
  readonly film?: { readonly mp4: string; readonly poster: string };
}

/**
 * What each module of this folder exports, made from a property. The bundler writes the modules anew as plain data of
 * the house that is built (`house-loader` of libs/federation), so that no page loads a schema, or texts of another page.
 */
export const houseModules = {
  facts: ({ texts, reviews, parentReviews, answers, media, colours, ...property }: Property) => ({
    property: { ...property, addressLine: addressLine(property) },
    frameTexts: texts.frame,
    hasReviews: reviews.length > 0,
  }),
  home: ({ texts, reviews }: Property) => ({ homeTexts: texts.home, reviews }),
  'weekday-escape': ({ texts, parentReviews }: Property) => ({
    weekdayEscapeTexts: texts.weekdayEscape,
    parentReviews,
  }),
  legal: ({ texts }: Property) => ({ legalTexts: texts.legal }),
};

export type HouseFacts = ReturnType<typeof houseModules.facts>['property'];
