/** The channel that wakes the email worker. */
export const emailSendsChannel = 'email_sends';
