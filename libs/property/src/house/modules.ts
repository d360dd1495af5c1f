import { officeColoursOf } from '../schema/colours.ts';
import { addressLine, type Property } from '../schema/property.ts';

/** A photo of the host in the place of a rendering: one address, or the sizes that were made of a file. */
export interface OwnPhoto {
  readonly fallback: string;
  readonly avif?: string;
  readonly webp?: string;
  readonly width?: number;
  readonly height?: number;
}

/** The house's sign, as high as it is ever shown. */
export interface Logo {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface OwnMedia {
  readonly photos: Readonly<Record<string, OwnPhoto>>;
  readonly film?: { readonly mp4: string; readonly poster: string };
}

/**
 * What each module of this folder exports, made from a property. The bundler rewrites the modules as plain data of
 * the house that is built (`build/house-loader.ts`), so that no page loads a schema, or texts of another page.
 */
export const houseModules = {
  facts: (house: Property) => ({
    property: factsOf(house),
    frameTexts: house.texts.frame,
    hasReviews: house.reviews.length > 0,
  }),
  home: ({ texts, reviews }: Property) => ({ homeTexts: texts.home, reviews }),
  'weekday-escape': ({ texts, parentReviews }: Property) => ({
    weekdayEscapeTexts: texts.weekdayEscape,
    parentReviews,
  }),
  legal: ({ texts }: Property) => ({ legalTexts: texts.legal }),
  office: ({ colours }: Property) => ({ officeColours: officeColoursOf(colours) }),
};

export type HouseFacts = ReturnType<typeof factsOf>;

/** What every page needs to know. */
function factsOf(house: Property) {
  const { name, tagline, timeZone, address, contact, paymentHandles, checkIn, checkOut, policies } = house;
  const { sleeps, bedrooms, beds, bathrooms } = house;
  const place = { timeZone, address, addressLine: addressLine(house) };
  const rooms = { sleeps, bedrooms, beds, bathrooms };
  return { name, tagline, ...place, contact, paymentHandles, checkIn, checkOut, ...rooms, policies };
}
