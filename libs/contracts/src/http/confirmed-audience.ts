import { lineOfText, optionalField } from './fields.ts';

/**
 * The token of a preview: the change reaches the guests that it showed. Without it, a change reaches guests from now on
 * alone, and a new order is not compared with what its preview showed.
 */
export const confirmedAudienceField = optionalField(lineOfText('Confirmed audience', 100));
