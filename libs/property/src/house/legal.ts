import { house } from './house.ts';

/** What the legal pages say of the house. */
export const { legalTexts } = house.legal;
