import type { ReactNode } from 'react';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatMoment } from '../../../format/dates.ts';
import { paymentMethodInWords } from '../booking-words.ts';
import { AcceptedLines } from './accepted-lines.tsx';
import { AcceptedTerms } from './accepted-terms.tsx';
import styles from './booking-details.module.css';
import { BookingDocuments } from '../../../documents/booking-documents.tsx';
import { BookingEmails } from './booking-emails.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingLedger } from './booking-ledger.tsx';
import { BookingMessages } from './booking-messages.tsx';
import { SpecialRequests } from './special-requests.tsx';
import { Line } from '../../../stay-price/line.tsx';

/** The rest of a booking: price, payments, requests, messages, and history. */
export function BookingDetails({ booking }: { booking: StaffBooking }): ReactNode {
  return (
    <div className={styles.details}>
      <section>
        <h4>Pricing breakdown</h4>
        <AcceptedLines bookingId={booking.id} />
      </section>
      <section>
        <BookingLedger booking={booking} />
      </section>
      <section>
        <h4>Special requests</h4>
        <SpecialRequests text={booking.specialRequests} />
        <h4>Booking</h4>
        <dl className={styles.lines}>
          <Line label="Booking ID" value={booking.id} long />
          <Line label="Created" value={formatMoment(booking.createdAt)} />
          {booking.clientNetwork && <Line label="Reserved from" value={booking.clientNetwork} long />}
          {booking.acceptedTerms && <AcceptedTerms terms={booking.acceptedTerms} />}
          {booking.entryCode && booking.status === 'confirmed' && (
            <Line
              label="Entry code"
              value={`${booking.entryCode}. Set it on your lock before they arrive: it’s in the guest’s confirmation email.`}
              long
            />
          )}
          <Line label="Payment method" value={paymentMethodInWords(booking.paymentMethod)} />
        </dl>
      </section>
      <section>
        <h4>Documents</h4>
        <BookingDocuments bookingId={booking.id} />
      </section>
      <section>
        <h4>Messages</h4>
        <BookingMessages booking={booking} />
      </section>
      <section>
        <h4>Emails</h4>
        <BookingEmails bookingId={booking.id} />
      </section>
      <section>
        <h4>History</h4>
        <BookingHistory bookingId={booking.id} />
      </section>
    </div>
  );
}
