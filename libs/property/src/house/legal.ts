import { bundledProperty } from '../schema/property.ts';
import { houseModules } from './modules.ts';

/** What the legal pages say of the house. */
export const { legalTexts } = houseModules.legal(bundledProperty);
