import type { HouseData } from './house-data.ts';

/** What only some pages say of the house. */
export const pageParts = [
  'home',
  'booking',
  'weekdayEscape',
  'legal',
] as const satisfies readonly (keyof HouseData)[];
export type PagePart = (typeof pageParts)[number];
