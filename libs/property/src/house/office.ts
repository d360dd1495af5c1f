import { bundledProperty } from '../schema/property.ts';
import { houseModules } from './modules.ts';

/** The colors of the back office. */
export const { officeColours } = houseModules.office(bundledProperty);
