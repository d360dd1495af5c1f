import { bundledProperty } from '../schema/property.ts';
import { houseModules } from './modules.ts';

/** The house's facts, and what every page says. */
export const { property, frameTexts, hasReviews } = houseModules.facts(bundledProperty);
