import type { BookingState } from '@getaway/contracts/events/booking';
import type { WrittenEmail } from '../../delivery/email.rules.ts';
import { dateRange, fullDate } from '../../writing/formats.ts';
import { beforeEnd } from '../../delivery/tracking.ts';

type Stay = Pick<BookingState, 'bookingReference' | 'checkInDate' | 'checkOutDate'>;

/**
 * A guest who gets the same step for several stays has to see which stay it concerns, unless its template
 * says so.
 */
export function withStayNamed(email: WrittenEmail, stay: Stay): WrittenEmail {
  const note = `This email is about your stay from ${fromTo(stay)} (booking ${stay.bookingReference}).`;
  return {
    ...email,
    subject: subjectNamingStay(email.subject, stay),
    html: isNamed(email.html, stay)
      ? email.html
      : beforeEnd(
          email.html,
          `<p style="font:13px/20px sans-serif;color:#6a6255;text-align:center;margin:24px">${note}</p>`,
        ),
    text: isNamed(email.text, stay) ? email.text : `${email.text.trimEnd()}\n\n${note}\n`,
  };
}

/** A subject with the dates of its stay, unless it already names the stay. */
export function subjectNamingStay(subject: string, stay: Stay): string {
  return isNamed(subject, stay) ? subject : `${subject} (${datesOf(stay)})`;
}

function isNamed(text: string, { bookingReference, checkInDate }: Stay): boolean {
  return text.includes(bookingReference) || text.includes(fullDate(checkInDate));
}

/** Wed, Jun 9 to Fri, Jun 11, 2027 */
function fromTo(stay: Stay): string {
  return datesOf(stay).replace(' – ', ' to ');
}

function datesOf({ checkInDate, checkOutDate }: Stay): string {
  return dateRange(checkInDate, checkOutDate);
}
