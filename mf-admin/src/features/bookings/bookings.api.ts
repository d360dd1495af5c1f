import { listBookingDocuments } from '@getaway/contracts/http/documents';
import { readBookingLedger } from '@getaway/contracts/http/ledger';
import { readStaffPaymentLink } from '@getaway/contracts/http/payment-links';
import { readOverview } from '@getaway/contracts/http/overview';
import { readSameDayDeparture } from '@getaway/contracts/http/same-day-departure';
import { readAnalytics, listBookings } from '@getaway/contracts/http/staff-bookings';
import {
  listBookingAddOns,
  listBookingPackages,
  previewRefund,
  readBooking,
  readBookingHistory,
} from '@getaway/contracts/http/staff-booking-changes';

/** What shows bookings beside each other: all that is read again once one of them is gone. */
export const bookingListQueries = [listBookings, readAnalytics, readOverview, readSameDayDeparture] as const;

/** Every read that shows something of a booking. */
export const bookingQueries = [
  listBookings,
  readBooking,
  listBookingAddOns,
  listBookingPackages,
  readBookingHistory,
  readBookingLedger,
  listBookingDocuments,
  readStaffPaymentLink,
  previewRefund,
  readSameDayDeparture,
  readAnalytics,
  readOverview,
] as const;

/** What a change of a booking says and what is read again after it. */
export const bookingUpdate = {
  done: 'Booking updated successfully',
  failed: 'Failed to update booking',
  refresh: bookingQueries,
};
