import { house } from './house.ts';

/** The colors of the back office. */
export const { officeColours } = house.office;
