import { lineOfText } from '@getaway/contracts/http/fields';
import * as v from 'valibot';
import { entryWays } from './entry.ts';

export const entrySchema = v.strictObject({
  way: v.picklist(entryWays, 'Must be own-code, shared, or in-person'),
  /** What booked guests read in the place of a code. It may have the code of a key box, so no page has it. */
  instructions: v.optional(lineOfText('The text', 300)),
});
