import { lineOfText, optionalField } from './fields.ts';

/** As `confirmedAudience`: the change reaches guests from now on alone. */
export const newGuestsOnly = 'new-guests';

/**
 * Whom a change is for: the token of a preview, for the emails that it showed, or `new-guests`. Without it, a change that
 * would email somebody who has booked before is refused (`audience-unconfirmed`), and so is one whose preview would show
 * others by now (`changed-meanwhile`); both come with `audience`, as a preview shows it. A new order of steps has no
 * `new-guests`: it is for all who wait.
 */
export const confirmedAudienceField = optionalField(lineOfText('Confirmed audience', 100));
