import * as v from 'valibot';
import { bookingDataSchema, bookingStatusSchema, guestCount, occasions } from './booking-payment.ts';
import { defineCall } from './call.ts';
import {
  calendarDateField,
  clearableField,
  dollars,
  dollarsInput,
  movedAmount,
  emailAddress,
  idField,
  instant,
  lineOfText,
  linesOfText,
  optionalField,
  phoneNumber,
  timeOfDay,
} from './fields.ts';
import { chosenIds, quoteSchema } from './quote.ts';
import { staffBookingSchema } from './staff-bookings.ts';

const bookingParams = v.object({ id: idField });
const guestName = lineOfText('Guest name', 201);
const occasion = v.picklist(occasions);
const specialRequests = linesOfText('Special requests', 2_000);

/**
 * The revision of the booking that the change is based on. A later one refuses the change, so that nothing is
 * overwritten.
 */
const revision = v.pipe(v.number(), v.integer(), v.minValue(1));
const revisionText = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Must be a whole number'), v.transform(Number));

/**
 * The refund of a cancellation or deletion: the policy's amount, or all. If missing, no money is refunded.
 */
export const refundChoices = ['policy', 'full'] as const;
export type RefundChoice = (typeof refundChoices)[number];
const refundChoice = optionalField(v.picklist(refundChoices));

export const createStaffBooking = defineCall({
  method: 'POST',
  path: '/api/admin/bookings',
  summary: 'A booking made by staff: no card fee, taxed, confirmed by default',
  access: 'staff',
  body: v.object({
    guestName,
    ...v.omit(bookingDataSchema, ['firstName', 'lastName']).entries,
    phone: optionalField(phoneNumber),
    status: optionalField(bookingStatusSchema),
    addOnIds: v.optional(chosenIds, []),
    packageIds: v.optional(chosenIds, []),
  }),
  status: 201,
  answer: staffBookingSchema,
  refusals: ['dates-taken', 'included-in-package', 'not-offered', 'promo-invalid'],
});

export const readBooking = defineCall({
  method: 'GET',
  path: '/api/admin/bookings/:id',
  summary: 'One booking with the lines of its accepted price',
  access: 'staff',
  params: bookingParams,
  answer: v.object({ ...staffBookingSchema.entries, quote: quoteSchema }),
  refusals: ['not-found'],
});

export const changeStaffBooking = defineCall({
  method: 'PUT',
  path: '/api/admin/bookings/:id',
  summary: 'Updates the given fields; the price changes only when dates, services or packages differ',
  access: 'staff',
  params: bookingParams,
  body: v.object({
    guestName: optionalField(guestName),
    email: optionalField(emailAddress),
    phone: clearableField(phoneNumber),
    checkInDate: optionalField(calendarDateField),
    checkInTime: optionalField(timeOfDay),
    checkOutDate: optionalField(calendarDateField),
    checkOutTime: optionalField(timeOfDay),
    numberOfGuests: optionalField(guestCount),
    occasion: clearableField(occasion),
    specialRequests: clearableField(specialRequests),
    status: optionalField(bookingStatusSchema),
    addOnIds: v.optional(chosenIds),
    packageIds: v.optional(chosenIds),
    revision: v.optional(revision),
    refund: refundChoice,
    /** The total that staff saw in the preview. Refused when the change costs another one by now. */
    previewedTotal: optionalField(dollarsInput),
  }),
  answer: staffBookingSchema,
  /** `changed-meanwhile` carries the new `preview`, a quote with its `amendment`, if `previewedTotal` was sent. */
  refusals: [
    'not-found',
    'dates-taken',
    'changed-meanwhile',
    'included-in-package',
    'not-offered',
    'promo-invalid',
    'not-refundable',
  ],
});

export const deleteStaffBooking = defineCall({
  method: 'DELETE',
  path: '/api/admin/bookings/:id',
  summary: 'Deletes a booking and releases its nights; its history and its refunds stay',
  access: 'staff',
  params: bookingParams,
  query: v.object({ revision: optionalField(revisionText), refund: refundChoice }),
  status: 204,
  refusals: ['not-found', 'changed-meanwhile', 'booking-paid', 'not-refundable'],
});

const named = v.object({ name: v.string(), description: v.string() });

export const listBookingAddOns = defineCall({
  method: 'GET',
  path: '/api/admin/bookings/:id/addons',
  summary: 'The add-on lines of a booking',
  access: 'staff',
  params: bookingParams,
  answer: v.array(
    v.object({
      id: v.string(),
      addOnServiceId: v.string(),
      quantity: v.number(),
      totalPrice: dollars,
      service: named,
    }),
  ),
  refusals: ['not-found'],
});

export const listBookingPackages = defineCall({
  method: 'GET',
  path: '/api/admin/bookings/:id/packages',
  summary: 'The package lines of a booking',
  access: 'staff',
  params: bookingParams,
  answer: v.array(v.object({ id: v.string(), packageId: v.string(), unitPrice: dollars, package: named })),
  refusals: ['not-found'],
});

const historyValue = v.nullable(v.union([v.string(), v.number()]));

/** One difference. Amounts are dollars. */
export const fieldChangeSchema = v.object({ field: v.string(), from: historyValue, to: historyValue });
export type FieldChange = v.InferOutput<typeof fieldChangeSchema>;

export const readBookingHistory = defineCall({
  method: 'GET',
  path: '/api/admin/bookings/:id/history',
  summary: 'The history of a booking, newest first; also of a deleted one',
  access: 'staff',
  params: bookingParams,
  answer: v.array(
    v.object({
      id: v.string(),
      at: instant,
      /** The admin's name; null when the system made the change. */
      actor: v.nullable(v.string()),
      action: v.string(),
      changes: v.array(fieldChangeSchema),
    }),
  ),
  refusals: ['not-found'],
});

export const previewRefund = defineCall({
  method: 'GET',
  path: '/api/admin/bookings/:id/refund-preview',
  summary: 'The refund of a cancellation at this moment',
  access: 'staff',
  params: bookingParams,
  answer: v.object({
    policy: v.object({
      noticeHours: v.number(),
      /** The end of the full refund. */
      deadline: instant,
      refundable: dollars,
    }),
    /** The largest possible refund. */
    refundable: dollars,
    paid: dollars,
    /** The amount refunded, including refunds on their way. */
    refunded: dollars,
    reason: v.picklist(['in-time', 'too-late', 'day-of-arrival', 'nothing-paid']),
    /** Whether the card provider can make the refund; other payments are refunded manually. */
    byCard: v.boolean(),
    /** Whether a card payment can't be refunded because the guest's bank is deciding a dispute about it. */
    disputed: v.optional(v.boolean(), false),
  }),
  refusals: ['not-found'],
});

export const requestRefund = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/refunds',
  summary: 'Refunds a part of a card payment, or all of it; never more than is left',
  access: 'staff',
  params: bookingParams,
  body: v.object({
    amount: movedAmount,
    /** The ledger entry of the card payment to refund. If missing, the newest payments are refunded first. */
    paymentId: optionalField(idField),
    note: optionalField(linesOfText('Note', 500)),
    revision: v.optional(revision),
  }),
  status: 201,
  answer: v.object({
    id: v.string(),
    amount: dollars,
    /** The amount that can still be refunded after this refund. */
    refundable: dollars,
    createdAt: instant,
  }),
  refusals: ['not-found', 'changed-meanwhile', 'not-refundable'],
});
