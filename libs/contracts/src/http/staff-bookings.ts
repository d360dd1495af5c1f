import * as v from 'valibot';
import { bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField, dollars, lineOfText, optionalField } from './fields.ts';
import { pageQuery } from './paging.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** A booking as staff see it (spec page 2, section 3). Amounts are dollars. */
export const staffBookingSchema = v.object({
  id: v.string(),
  guestName: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  bookingReference: v.string(),
  entryCode: v.nullable(v.string()),
  paymentMethod: v.nullable(v.string()),
  checkInDate: calendarDateField,
  checkInTime: v.string(),
  checkOutDate: calendarDateField,
  checkOutTime: v.string(),
  numberOfGuests: v.number(),
  occasion: v.nullable(v.string()),
  specialRequests: v.nullable(v.string()),
  basePrice: dollars,
  addOnTotal: dollars,
  promoCode: v.nullable(v.string()),
  promoDiscount: dollars,
  cleaningFee: dollars,
  creditCardFee: dollars,
  tax: dollars,
  totalPrice: dollars,
  /** What came in; 0 where nothing was ever recorded. */
  paidTotal: dollars,
  /** What went back, and what is on its way. */
  refundedTotal: dollars,
  /**
   * What is still due, negative when the guest has money to get back; null for a cancelled stay and for one that staff
   * entered without recording a payment.
   */
  balance: v.nullable(v.pipe(v.string(), v.regex(/^-?\d{1,9}\.\d{2}$/))),
  cancellationNoticeHours: v.number(),
  status: bookingStatusSchema,
  holdExpiresAt: v.nullable(instant),
  /** Where a guest's hold or reservation came from: an IPv4 address or an IPv6 /48. */
  clientNetwork: v.optional(v.nullable(v.string())),
  paymentDueAt: v.nullable(instant),
  /** Grows with every change; sent back with one, it keeps it from overwriting another. */
  revision: v.number(),
  createdAt: instant,
  updatedAt: instant,
});

export type StaffBooking = v.InferOutput<typeof staffBookingSchema>;

/** A search or dates are counted up to here: whoever has more of them narrows the search, not pages. */
export const mostBookingsCounted = 100;

/** `X-Total-Count` says how many there are; of a search or of dates it counts up to `mostBookingsCounted`. */
export const listBookings = defineCall({
  method: 'GET',
  path: '/api/admin/bookings',
  summary: 'Bookings, newest first; unpaid holds only when asked for by status',
  access: 'staff',
  query: v.object({
    ...pageQuery,
    search: optionalField(lineOfText('Search', 100)),
    status: optionalField(bookingStatusSchema),
    from: optionalField(calendarDateField),
    to: optionalField(calendarDateField),
  }),
  answer: v.array(staffBookingSchema),
});

export const recentBookingSchema = v.pick(staffBookingSchema, [
  'id',
  'guestName',
  'checkInDate',
  'checkOutDate',
  'totalPrice',
  'status',
]);

export const readAnalytics = defineCall({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'Totals of confirmed and completed bookings, and the five newest',
  access: 'staff',
  answer: v.object({
    totalBookings: v.number(),
    totalRevenue: dollars,
    yearlyBookings: v.number(),
    recentBookings: v.array(recentBookingSchema),
  }),
});

export const staffPromoCodeSchema = v.object({
  id: v.string(),
  code: v.string(),
  name: v.string(),
  discountType: v.picklist(['fixed', 'percentage']),
  discountValue: dollars,
  isActive: v.boolean(),
  weekdaysOnly: v.boolean(),
  maxUses: v.nullable(v.number()),
  uses: v.number(),
  expiresAt: v.nullable(instant),
  source: v.picklist(['staff', 'newsletter']),
});

export const listPromoCodes = defineCall({
  method: 'GET',
  path: '/api/admin/promo-codes',
  summary: 'Promotion codes made by staff, or those of the newsletter when asked for',
  access: 'staff',
  query: v.object({
    ...pageQuery,
    source: optionalField(v.picklist(['staff', 'newsletter'])),
    /** Found in the code or the name. */
    search: optionalField(lineOfText('Search', 100)),
  }),
  answer: v.array(staffPromoCodeSchema),
});
