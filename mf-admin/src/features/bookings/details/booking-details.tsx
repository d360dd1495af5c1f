import type { ReactNode } from 'react';
import { Button } from 'antd';
import { listBookingAddOns, listBookingPackages } from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatMoment } from '../../../format/dates.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import { paymentMethodInWords } from '../booking-words.ts';
import { RefundDialog } from '../dialogs/refund-dialog.tsx';
import styles from './booking-details.module.css';
import { BookingEmails } from './booking-emails.tsx';
import { BookingHistory } from './booking-history.tsx';

/** The rest of a booking: price, payments, requests, and history. */
export function BookingDetails({ booking }: { booking: StaffBooking }): ReactNode {
  return (
    <div className={styles.details}>
      <section>
        <h4>Pricing breakdown</h4>
        <Price booking={booking} />
      </section>
      <section>
        <h4>Payment</h4>
        <Money booking={booking} />
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

function Money({ booking }: { booking: StaffBooking }): ReactNode {
  const refund = useDialog<StaffBooking>();
  const { balance, paidTotal, refundedTotal, totalPrice, paymentMethod } = booking;
  const isOwing = balance !== null && Number(balance) > 0;
  const isPaid = isPositive(paidTotal);
  const isLeft = Number(paidTotal) > Number(refundedTotal);
  return (
    <>
      {!isPaid && <p>{isPositive(totalPrice) ? 'No payment recorded' : 'Nothing to pay'}</p>}
      {(isPaid || isOwing) && (
        <dl className={styles.lines}>
          {isPaid && <Line label="Paid" value={formatTotal(paidTotal)} />}
          {isPositive(refundedTotal) && <Line label="Refunded" value={`−${formatTotal(refundedTotal)}`} />}
          {isOwing && <Line label="Balance due" value={formatTotal(balance)} strong />}
          {balance !== null && Number(balance) < 0 && (
            <Line label="Overpaid" value={formatTotal(balance.slice(1))} strong />
          )}
        </dl>
      )}
      {isLeft && paymentMethod === 'card' && (
        <Button size="small" onClick={() => refund.show(booking)}>
          Partial Refund
        </Button>
      )}
      <RefundDialog dialog={refund} />
    </>
  );
}

interface LineProps {
  label: string;
  value: string;
  strong?: boolean;
  /** A part of the sum above it. */
  part?: boolean;
  /** Text that may break anywhere. */
  long?: boolean;
}

function Line({ label, value, strong = false, part = false, long = false }: LineProps): ReactNode {
  return (
    <div className={styles.line} data-strong={strong} data-part={part} data-long={long}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
