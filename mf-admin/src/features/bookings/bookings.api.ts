import { readOverview } from '@getaway/contracts/http/overview';
import { readAnalytics, listBookings } from '@getaway/contracts/http/staff-bookings';
import {
  listBookingAddOns,
  listBookingPackages,
  previewRefund,
  readBooking,
  readBookingHistory,
} from '@getaway/contracts/http/staff-booking-changes';

/** Every read that shows something of a booking. */
export const bookingReads = [
  listBookings,
  readBooking,
  listBookingAddOns,
  listBookingPackages,
  readBookingHistory,
  previewRefund,
  readAnalytics,
  readOverview,
] as const;
