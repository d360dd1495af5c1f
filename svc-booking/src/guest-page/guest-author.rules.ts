/** The author of what guests do on their page, in the history of their booking. */
export const guestAuthor = 'guest';
