import { house } from './house.ts';

/** The house's facts, and what every page says. */
export const { property, frameTexts, hasConcierge, hasReviews } = house.facts;
