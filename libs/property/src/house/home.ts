import { house } from './house.ts';

/** What the home page says, and what guests say there. */
export const { answers, cleaning, homeTexts, reviews } = house.home;
