import type { AccountFault } from '@getaway/contracts/http/email-delivery';

/** Why no email goes out, and what a host can do about it. */
export const deliveryFaults: Readonly<Record<AccountFault, { title: string; advice: string }>> = {
  login: {
    title: 'Your email account rejected the sign-in',
    advice: 'The password or app password has probably changed. Update SMTP_URL and restart, then try again.',
  },
  quota: {
    title: 'Your email account reached its sending limit',
    advice: 'Most providers lift the limit within a day. Emails are sent automatically as soon as it does.',
  },
  sender: {
    title: 'Your email provider rejected the sender address',
    advice: 'Check that MAIL_FROM is an address your email account may send from.',
  },
  encryption: {
    title: 'No secure connection to the email server',
    advice: 'Check the address and port in SMTP_URL; its certificate may have expired.',
  },
  unavailable: {
    title: 'The email server isn’t accepting emails right now',
    advice: 'This usually passes within minutes. If it lasts for hours, contact your email provider.',
  },
  unreachable: {
    title: 'The email server can’t be reached',
    advice: 'This usually passes within minutes. If it lasts, check SMTP_URL and the network connection.',
  },
};
