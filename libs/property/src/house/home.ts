import { bundledProperty } from '../schema/property.ts';
import { houseModules } from './modules.ts';

/** What the home page says, and what guests say there. */
export const { homeTexts, reviews } = houseModules.home(bundledProperty);
