/** Where the browser's session keeps the draft. */
export const draftKey = 'booking-draft';
