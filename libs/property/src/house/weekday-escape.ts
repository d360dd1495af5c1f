import { bundledProperty } from '../schema/property.ts';
import { houseModules } from './modules.ts';

/** What the promotional page says. */
export const { weekdayEscapeTexts, parentReviews } = houseModules['weekday-escape'](bundledProperty);
