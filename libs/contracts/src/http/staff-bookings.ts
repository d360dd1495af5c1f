import * as v from 'valibot';
import { bookedStay, bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField, dollars, instant, lineOfText, optionalField } from './fields.ts';
import { signedDollars } from './ledger.ts';
import { defineStaffExport, pageQuery } from './paging.ts';

/** A booking as staff see it (spec page 2, section 3). Amounts are dollars. */
export const staffBookingSchema = v.object({
  id: v.string(),
  guestName: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  bookingReference: v.string(),
  /** Null until the booking is confirmed, and for a house whose bookings have no code of their own. */
  entryCode: v.nullable(v.string()),
  /** Whether it has ever been confirmed. Earlier releases don't send it. */
  wasConfirmed: v.optional(v.boolean()),
  paymentMethod: v.nullable(v.string()),
  ...bookedStay,
  /**
   * The early check-in, HH:MM, that its services and packages include; null without one. Answers to changes don't have
   * it, nor do those of earlier releases.
   */
  opensAt: v.optional(v.nullable(v.string())),
  basePrice: dollars,
  addOnTotal: dollars,
  promoCode: v.nullable(v.string()),
  promoDiscount: dollars,
  cleaningFee: dollars,
  creditCardFee: dollars,
  tax: dollars,
  totalPrice: dollars,
  /** The amount paid; 0 when no payment was recorded. */
  paidTotal: dollars,
  /** Everything that went back or is on its way: refunds and chargebacks. */
  refundedTotal: dollars,
  /** The part of it that banks took back. */
  chargebackTotal: v.optional(dollars, '0.00'),
  /**
   * The balance due, negative when the guest is owed money; null for a canceled stay and for one that staff
   * entered without recording a payment.
   */
  balance: v.nullable(v.pipe(v.string(), v.regex(/^-?\d{1,9}\.\d{2}$/))),
  cancellationNoticeHours: v.number(),
  /** The terms that its guest accepted on the booking page; null for others, and until they press Complete. */
  acceptedTerms: v.optional(
    v.nullable(
      v.object({
        /** Of when their texts are. */
        legalDate: calendarDateField,
        /** The version of the house that has these texts. */
        houseRevision: v.number(),
        acceptedAt: instant,
      }),
    ),
    null,
  ),
  status: bookingStatusSchema,
  holdExpiresAt: v.nullable(instant),
  /** The network of a guest's hold or reservation: an IPv4 address or an IPv6 /48. */
  clientNetwork: v.optional(v.nullable(v.string())),
  paymentDueAt: v.nullable(instant),
  /** Increases with every change. Sent back with a change, it prevents overwriting another one. */
  revision: v.number(),
  createdAt: instant,
  updatedAt: instant,
});

export type StaffBooking = v.InferOutput<typeof staffBookingSchema>;

/**
 * The most bookings that a search, dates or a period are counted to; beyond it, staff narrow the search instead of
 * paging.
 */
export const mostBookingsCounted = 100;

/** Upcoming stays end today or later, at the house; past ones ended before. */
export const stayPeriods = ['upcoming', 'past'] as const;

export const bookingSortKeys = ['created', 'checkIn', 'guestName', 'total', 'status'] as const;

const bookingFilters = {
  search: optionalField(lineOfText('Search', 100)),
  status: optionalField(bookingStatusSchema),
  from: optionalField(calendarDateField),
  to: optionalField(calendarDateField),
  period: optionalField(v.picklist(stayPeriods)),
  sortBy: v.optional(v.picklist(bookingSortKeys), 'created'),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'desc'),
};

/** `X-Total-Count` is the total; for a search, dates or a period it is at most `mostBookingsCounted`. */
export const listBookings = defineCall({
  method: 'GET',
  path: '/api/admin/bookings',
  summary: 'Bookings, newest first unless sorted otherwise; unpaid holds only when requested by status',
  access: 'staff',
  query: v.object({ ...pageQuery, ...bookingFilters }),
  answer: v.array(staffBookingSchema),
});

export const exportBookings = defineStaffExport({
  path: '/api/admin/bookings/export',
  summary: 'All bookings that match the filters, in the order of the list, as a CSV file',
  filters: bookingFilters,
});

export const recentBookingSchema = v.object({
  ...v.pick(staffBookingSchema, ['id', 'guestName', 'checkInDate', 'checkOutDate', 'totalPrice', 'status'])
    .entries,
  /** Absent in answers of earlier versions. */
  bookingReference: v.optional(v.string()),
});

/** A month, beside the one before it. */
const monthOfFigures = v.object({
  /** YYYY-MM */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  /** Confirmed and completed bookings with check-in in the month. */
  bookings: v.number(),
  /** Money received less money returned in the month, which may be negative. */
  revenue: signedDollars,
});

export const readAnalytics = defineCall({
  method: 'GET',
  path: '/api/admin/analytics',
  summary:
    'Counts of confirmed and completed bookings, all money received less all returned, those of last year and the last two months, and the five newest',
  access: 'staff',
  answer: v.object({
    totalBookings: v.number(),
    totalRevenue: dollars,
    yearlyBookings: v.number(),
    /** The same for last year. Absent in answers of earlier versions, as are the months. */
    lastYearBookings: v.optional(v.number()),
    /** Last month, then this one so far. */
    months: v.optional(v.array(monthOfFigures)),
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
  /** On the home page; null without. An earlier release doesn't answer with these. */
  shownTitle: v.optional(v.nullable(v.string()), null),
  shownText: v.optional(v.nullable(v.string()), null),
  /** The first and the last day at the house, YYYY-MM-DD. */
  shownFrom: v.optional(v.nullable(v.string()), null),
  shownUntil: v.optional(v.nullable(v.string()), null),
});

const promoFilters = {
  source: optionalField(v.picklist(['staff', 'newsletter'])),
  /** Matches the code or the name. */
  search: optionalField(lineOfText('Search', 100)),
};

export const listPromoCodes = defineCall({
  method: 'GET',
  path: '/api/admin/promo-codes',
  summary: 'Promotion codes that staff created, or those of the newsletter on request',
  access: 'staff',
  query: v.object({ ...pageQuery, ...promoFilters }),
  answer: v.array(staffPromoCodeSchema),
});

export const exportPromoCodes = defineStaffExport({
  path: '/api/admin/promo-codes/export',
  summary: 'All promotion codes of staff, or of the newsletter, that match as a CSV file',
  filters: promoFilters,
});
