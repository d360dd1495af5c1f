import { officeColoursOf } from '../schema/colours.ts';
import type { Photo } from '../schema/media.ts';
import { photoOrder } from '../schema/photo-order.ts';
import { addressLine, type Property } from '../schema/property.ts';

/** A picture that was made of a photo: its name below the address of a remote's files, and its width in pixels. */
export interface PictureFile {
  readonly file: string;
  readonly wide: number;
}

/** A photo of the host in the place of a rendering: an address on the web, or pictures in several sizes. */
export type PhotoFiles =
  | { readonly address: string }
  | {
      readonly avif: readonly PictureFile[];
      readonly webp: readonly PictureFile[];
      readonly width: number;
      readonly height: number;
    };

/** A photo with what the host says about it. */
export type DescribedPhoto = PhotoFiles & Pick<Photo, 'alt' | 'focus'>;

/** The house's sign, as high as it is ever shown: its name below the address of a remote's files, or `data:` and itself. */
export interface LogoFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** What was made of the pictures next to a property file. */
export interface HousePictures {
  readonly logo?: LogoFile;
  readonly photos: Readonly<Record<string, PhotoFiles>>;
  /** Names below the address of a remote's files, or addresses on the web. */
  readonly film?: { readonly mp4: string; readonly poster: string };
}

/** What browsers know of a house, by the modules of this folder. Never the guide. */
export function houseDataOf(house: Property, { logo, photos, film }: HousePictures) {
  const { texts, reviews, answers, parentReviews, colours } = house;
  return {
    facts: {
      property: factsOf(house),
      frameTexts: { ...texts.frame, shared: { pictureWords: largePictureWords(house) } },
      hasConcierge: texts.home.concierge.services.length > 0,
      hasReviews: reviews.length > 0,
    },
    home: { homeTexts: shownHomeTexts(house), reviews, answers, cleaning: texts.legal.terms.cleaning },
    booking: { bookingTexts: texts.booking },
    weekdayEscape: { weekdayEscapeTexts: texts.weekdayEscape, parentReviews },
    legal: { legalTexts: texts.legal },
    office: { officeColours: officeColoursOf(colours) },
    media: { photos: described(photos, house), film },
    logo,
  };
}

/** Those that no page of the house shows are empty: an offer that there isn't may not be found in a page's source. */
function shownHomeTexts({ texts: { home }, policies }: Property): Property['texts']['home'] {
  const { weekdays, concierge } = home;
  return {
    ...home,
    weekdays: policies.weekdayPage ? weekdays : { title: '', text: '', link: '' },
    concierge: concierge.services.length > 0 ? concierge : { ...concierge, title: '', lead: '' },
  };
}

/** Describes the picture at the top of the home page: the description of its photo, or the text for the drawing that stands in for one. */
function largePictureWords({ media, texts }: Property): string {
  return media?.photos?.house?.alt || texts.frame.shared.pictureWords;
}

/** In the order of the gallery, which pages take from here. */
function described(photos: HousePictures['photos'], { media }: Property): Record<string, DescribedPhoto> {
  return Object.fromEntries(
    photoOrder(Object.keys(photos), media?.gallery).flatMap((name) => {
      const files = photos[name];
      const { alt, focus } = media?.photos?.[name] ?? {};
      return files ? [[name, { ...files, ...(alt !== undefined && { alt }), ...(focus && { focus }) }]] : [];
    }),
  );
}

export type HouseData = ReturnType<typeof houseDataOf>;

/** Where a program without a page has the house: the renderer of pages, and tests. */
declare global {
  var getawayHouse: HouseData | undefined;
}

export type HouseFacts = ReturnType<typeof factsOf>;

/** What every page needs to know. */
function factsOf(house: Property) {
  const { name, tagline, timeZone, address, contact, paymentHandles, checkIn, checkOut, policies } = house;
  const { sleeps, bedrooms, beds, bathrooms } = house;
  const place = { timeZone, address, addressLine: addressLine(house) };
  const rooms = { sleeps, bedrooms, beds, bathrooms };
  return { name, tagline, ...place, contact, paymentHandles, checkIn, checkOut, ...rooms, policies };
}
