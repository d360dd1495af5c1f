/** Why a feed could not be read. */
export type SyncFault =
  | { readonly kind: 'status'; readonly status: number }
  | {
      readonly kind:
        | 'web-page'
        | 'not-a-calendar'
        | 'cut-off'
        | 'unreadable'
        | 'too-slow-to-read'
        | 'too-many-stays'
        | 'own-calendar'
        | 'too-large'
        | 'time-out'
        | 'unknown-host'
        | 'no-connection'
        | 'certificate'
        | 'unsafe-address'
        | 'wrong-redirect'
        | 'too-many-redirects'
        | 'asked-to-wait'
        | 'internal';
    };

/** Also the message that staff see when they try to add it. */
export const ownCalendarWords =
  'This is the calendar that this site exports. Use the link of the other platform’s calendar.';

/**
 * The message that staff see in `syncErrors`: what happened, and what to do. It never contains the address,
 * which is a secret.
 */
export function explainFault(fault: SyncFault): string {
  switch (fault.kind) {
    case 'status':
      return explainStatus(fault.status);
    case 'web-page':
      return 'The address answered with a web page, not a calendar. Copy the link that ends in .ics.';
    case 'not-a-calendar':
      return 'The address answered with something that is not a calendar. Copy the link that ends in .ics.';
    case 'cut-off':
      return 'The calendar was cut off, so nothing was changed. We’ll retry shortly.';
    case 'unreadable':
      return 'The calendar is damaged and can’t be read. Nothing was changed. We’ll retry shortly.';
    case 'too-slow-to-read':
      return 'The calendar takes too long to read; it may contain an endless repeating event. Nothing was changed.';
    case 'too-many-stays':
      return 'The calendar has more than 20,000 stays. Is it only for this house?';
    case 'own-calendar':
      return ownCalendarWords;
    case 'too-large':
      return 'The calendar is larger than 5 MB. Is it only for this house?';
    case 'time-out':
      return 'The calendar didn’t load within 10 seconds. We’ll retry shortly.';
    case 'unknown-host':
      return 'The server in this address doesn’t exist. Check for a typo, or copy the link again.';
    case 'no-connection':
      return 'The calendar’s server can’t be reached. We’ll retry shortly.';
    case 'certificate':
      return 'The calendar’s server has an invalid security certificate.';
    case 'unsafe-address':
      return 'The address leads to a private network, so it wasn’t read. Copy the platform’s public link.';
    case 'wrong-redirect':
      return 'The address redirects to something that isn’t a web address. Copy the link again.';
    case 'too-many-redirects':
      return 'The address redirects more than 3 times. Copy the link again.';
    case 'asked-to-wait':
      return 'The platform asked us to wait. We’ll sync again as soon as it allows.';
    case 'internal':
      return 'Something went wrong on our side. We’ll retry shortly.';
    default:
      return fault satisfies never;
  }
}

function explainStatus(status: number): string {
  switch (status) {
    case 401:
    case 407:
      return `The address asks for a sign-in (${status}). Copy the secret iCal link, not the page that shows the calendar.`;
    case 403:
      return 'The platform doesn’t allow access to this link (403). Copy the iCal link again, or allow sharing there.';
    case 404:
      return 'There’s no calendar at this address (404). Copy the link from the platform again.';
    case 410:
      return 'The platform has removed this link (410). Create a new one there and add it here instead.';
    case 429:
      return 'The platform asked us to sync less often (429). We’ll wait before the next try.';
    default:
      return status >= 500
        ? `The platform returned an error (${status}). We’ll retry shortly.`
        : `The address answered with status ${status} instead of a calendar. Copy the link from the platform again.`;
  }
}
