import type { ReactNode } from 'react';
import { listBookingAddOns, listBookingPackages } from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatMoment } from '../../../format/dates.ts';
import { paymentMethodInWords } from '../booking-words.ts';
import styles from './booking-details.module.css';
import { BookingDocuments } from './booking-documents.tsx';
import { BookingEmails } from './booking-emails.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingLedger } from './booking-ledger.tsx';
import { Line } from './line.tsx';

/** The rest of a booking: price, payments, requests, and history. */
export function BookingDetails({ booking }: { booking: StaffBooking }): ReactNode {
  return (
    <div className={styles.details}>
      <section>
        <h4>Pricing breakdown</h4>
        <Price booking={booking} />
      </section>
      <section>
        <BookingLedger booking={booking} />
      </section>
      <section>
        <h4>Special requests</h4>
        <p className={styles.requests}>{booking.specialRequests ?? 'None'}</p>
        <h4>Booking</h4>
        <dl className={styles.lines}>
          <Line label="Booking ID" value={booking.id} long />
          <Line label="Created" value={formatMoment(booking.createdAt)} />
          {booking.clientNetwork && <Line label="Reserved from" value={booking.clientNetwork} long />}
          <Line label="Payment method" value={paymentMethodInWords(booking.paymentMethod)} />
        </dl>
      </section>
      <section>
        <h4>Documents</h4>
        <BookingDocuments bookingId={booking.id} />
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

function Price({ booking }: { booking: StaffBooking }): ReactNode {
  return (
    <dl className={styles.lines}>
      <Line label="Base price" value={formatTotal(booking.basePrice)} />
      <Extras booking={booking} />
      <Line label="Cleaning fee" value={formatTotal(booking.cleaningFee)} />
      {isPositive(booking.promoDiscount) && (
        <Line
          label={`Discount ${booking.promoCode ?? ''}`}
          value={`−${formatTotal(booking.promoDiscount)}`}
        />
      )}
      {isPositive(booking.creditCardFee) && (
        <Line label="Card fee" value={formatTotal(booking.creditCardFee)} />
      )}
      <Line label="Tax" value={formatTotal(booking.tax)} />
      <Line label="Total" value={formatTotal(booking.totalPrice)} strong />
    </dl>
  );
}

/** The sum of services and packages, and below it what it is made of, where that can be read. */
function Extras({ booking: { id, addOnTotal } }: { booking: StaffBooking }): ReactNode {
  const addOns = useQuery(listBookingAddOns, { params: { id } }).data ?? [];
  const packages = useQuery(listBookingPackages, { params: { id } }).data ?? [];
  return (
    <>
      {isPositive(addOnTotal) && <Line label="Add-ons" value={formatTotal(addOnTotal)} />}
      {packages.map((line) => (
        <Line key={line.id} label={line.package.name} value={formatTotal(line.unitPrice)} part />
      ))}
      {addOns.map((line) => (
        <Line key={line.id} label={line.service.name} value={formatTotal(line.totalPrice)} part />
      ))}
    </>
  );
}
