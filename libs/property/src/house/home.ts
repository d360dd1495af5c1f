import { house } from './house.ts';

/** What the home page says, and what guests say there. */
export const { answers, homeTexts, reviews } = house.home;
