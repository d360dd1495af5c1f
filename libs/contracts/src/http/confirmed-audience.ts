import { lineOfText, optionalField } from './fields.ts';

/** As `confirmedAudience`: the change only affects new guests. */
export const newGuestsOnly = 'new-guests';

/**
 * The audience of a change: the token of a preview, for the emails that it showed, or `new-guests`. Without
 * it, a change that would email a guest who has booked before is refused (`audience-unconfirmed`), and so is
 * one whose preview is outdated (`changed-meanwhile`); both refusals include `audience`, as a preview shows
 * it. A new order of steps has no `new-guests`: it affects every queued email.
 */
export const confirmedAudienceField = optionalField(lineOfText('Confirmed audience', 100));
