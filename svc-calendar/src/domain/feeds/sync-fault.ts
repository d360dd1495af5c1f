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

/** What staff read in `syncErrors`: what happened, and what to do. It never repeats the address, which is a secret. */
export function explainFault(fault: SyncFault): string {
  switch (fault.kind) {
    case 'status':
      return explainStatus(fault.status);
    case 'web-page':
      return 'The address answered with a web page, not a calendar. Copy the link that ends in .ics.';
    case 'not-a-calendar':
      return 'The address answered with something that is not a calendar. Copy the link that ends in .ics.';
    case 'cut-off':
      return 'The calendar broke off in the middle, so nothing of it was used. It is tried again soon.';
    case 'unreadable':
      return 'The calendar is damaged and cannot be read. Nothing was changed; it is tried again soon.';
    case 'too-slow-to-read':
      return 'The calendar takes too long to read; it may repeat something without end. Nothing was changed.';
    case 'too-many-stays':
      return 'The calendar has more than 20,000 stays. Is it the calendar of this house alone?';
    case 'too-large':
      return 'The answer is larger than 5 MB. Is it the calendar of this house alone?';
    case 'time-out':
      return 'The address did not answer in full within 10 seconds. It is tried again soon.';
    case 'unknown-host':
      return 'There is no server by the name in the address. Look for a typing mistake, or copy the link again.';
    case 'no-connection':
      return 'The server of the calendar cannot be reached. It is tried again soon.';
    case 'certificate':
      return 'The server of the calendar does not prove who it is: its certificate is not valid.';
    case 'unsafe-address':
      return 'The address leads into a private network, and is not read. Copy the public link of the platform.';
    case 'wrong-redirect':
      return 'The address leads on to something that is no web address. Copy the link again.';
    case 'too-many-redirects':
      return 'The address leads on and on, more than 3 times. Copy the link again.';
    case 'asked-to-wait':
      return 'The platform asked us to wait before the next try. It is read again as soon as that is over.';
    case 'internal':
      return 'Something went wrong on our side. It is tried again soon.';
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
      return 'The platform does not let us read this link (403). Copy the iCal link again, or allow sharing there.';
    case 404:
      return 'There is no calendar at this address (404). Copy the link again from the platform.';
    case 410:
      return 'The platform has withdrawn this link (410). Make a new one there, and add it here in its place.';
    case 429:
      return 'The platform asks us to come less often (429). The next try waits as long as it wishes.';
    default:
      return status >= 500
        ? `The platform has a fault of its own (${status}). It is tried again soon.`
        : `The address answered with status ${status}, not with a calendar. Copy the link again from the platform.`;
  }
}
