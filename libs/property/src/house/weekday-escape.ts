import { house } from './house.ts';

/** What the promotional page says. */
export const { weekdayEscapeTexts, parentReviews } = house.weekdayEscape;
