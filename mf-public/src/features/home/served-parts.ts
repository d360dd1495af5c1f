import { servedPart } from '../../ui/served-part.tsx';

// One chunk for all: a visitor who comes to the home page by a link needs them together. Its name is none that pages preload.

export const HeroScene = servedPart(
  async () => (await import(/* webpackChunkName: "served-index" */ './hero/hero-scene.tsx')).HeroScene,
);

export const SeasonalOffer = servedPart(
  async () => (await import(/* webpackChunkName: "served-index" */ './seasonal-offer.tsx')).SeasonalOffer,
);

export const Introduction = servedPart(
  async () => (await import(/* webpackChunkName: "served-index" */ './introduction.tsx')).Introduction,
);

export const ServiceList = servedPart(
  async () => (await import(/* webpackChunkName: "served-index" */ './service-list.tsx')).ServiceList,
);

export const WeekdayNote = servedPart(
  async () => (await import(/* webpackChunkName: "served-index" */ './weekday-note.tsx')).WeekdayNote,
);

export const Questions = servedPart(
  async () => (await import(/* webpackChunkName: "served-index" */ './questions.tsx')).Questions,
);

export const GettingHereWords = servedPart(
  async () =>
    (await import(/* webpackChunkName: "served-index" */ './getting-here/getting-here-words.tsx'))
      .GettingHereWords,
);

export const BookingInfo = servedPart(
  async () => (await import(/* webpackChunkName: "served-index" */ './contact/booking-info.tsx')).BookingInfo,
);

export const LodgingData = servedPart(
  async () => (await import(/* webpackChunkName: "served-index" */ './lodging-data.tsx')).LodgingData,
);
