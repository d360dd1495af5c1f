import * as v from 'valibot';
import { bookingStateSchema } from '../events/booking.ts';
import { recordedEntrySchema } from '../events/money.ts';
import { linkedPaymentSchema } from '../events/payment-link.ts';
import { refundReasonSchema } from '../events/payment.ts';
import { defineCall } from './call.ts';
import { writtenMailSchema } from './email-templates.ts';
import { dollars, idField, timeOfDay } from './fields.ts';

/** Emails about the state of a booking, written from that state. */
export const previewedBookingKinds = [
  'booking-reserved',
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  'reservation-released',
] as const;

/** What an act of staff would change in a booking. */
const bookingChanges = v.object({
  ...v.partial(
    v.pick(bookingStateSchema, [
      'status',
      'guestName',
      'firstName',
      'lastName',
      'email',
      'checkInDate',
      'checkInTime',
      'checkOutDate',
      'checkOutTime',
      'numberOfGuests',
      'quote',
      'amountDue',
      'paymentDueAt',
      'entryCode',
      'confirmedAt',
    ]),
  ).entries,
  /** The early check-in, HH:MM, that the extras would include; null without one. */
  opensAt: v.optional(v.nullable(timeOfDay)),
});

export const previewEmail = defineCall({
  method: 'POST',
  path: '/api/admin/emails/preview',
  summary: 'The email that a guest would get for an act of staff, written from its templates; sends nothing',
  access: 'staff',
  body: v.variant('kind', [
    v.object({
      kind: v.picklist(previewedBookingKinds),
      bookingId: idField,
      /** The booking's values after the act; the others stay as they are. */
      changes: v.optional(bookingChanges, {}),
    }),
    v.object({
      kind: v.literal('refund-guest'),
      bookingId: idField,
      amount: dollars,
      reason: v.optional(refundReasonSchema, 'adjustment'),
    }),
    v.object({
      kind: v.literal('payment-recorded'),
      bookingId: idField,
      entry: v.pick(recordedEntrySchema, ['kind', 'method', 'amount', 'effectiveOn']),
    }),
    v.object({ kind: v.literal('payment-link'), bookingId: idField, payment: linkedPaymentSchema }),
  ]),
  answer: v.object({
    /** The guest's address. */
    to: v.string(),
    /** Null when no email would be sent. */
    email: v.nullable(writtenMailSchema),
    /** Why none would be sent, as a sentence without a period. */
    whyNone: v.nullable(v.string()),
  }),
  refusals: ['not-found'],
});
