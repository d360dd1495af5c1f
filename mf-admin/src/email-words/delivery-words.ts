import type { AccountFault } from '@getaway/contracts/http/email-delivery';

/** Why no email goes out, and what a host can do about it. */
export const deliveryFaults: Readonly<Record<AccountFault, { title: string; advice: string }>> = {
  login: {
    title: 'Your email account rejected the sign-in',
    advice:
      'The password of the account has probably changed. Ask the person who runs your server to enter the new one, then try again.',
  },
  quota: {
    title: 'Your email account reached its sending limit',
    advice: 'Most providers lift the limit within a day. Emails are sent automatically as soon as it does.',
  },
  sender: {
    title: 'Your email provider rejected the sender address',
    advice:
      'Your email account may not send from the address that your site uses. Ask your email provider to allow it, or the person who runs your server to change it.',
  },
  encryption: {
    title: 'No secure connection to the email server',
    advice:
      'The certificate of the email server may have expired, or its address is wrong. Ask your email provider, or the person who runs your server to check the address.',
  },
  unavailable: {
    title: 'The email server isn’t accepting emails right now',
    advice: 'This usually passes within minutes. If it lasts for hours, contact your email provider.',
  },
  unreachable: {
    title: 'The email server can’t be reached',
    advice:
      'This usually passes within minutes. If it lasts, ask the person who runs your server to check the address of the email server and the network.',
  },
};
