import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';

/** The toast after a booking (spec page 1, section 8). */
export const bookingConfirmed: ToastMessage = {
  title: 'Booking Confirmed!',
  description: "Your reservation has been confirmed. You'll receive a confirmation email shortly.",
};

/** What the booking leaves in this tab for the page of the stay. */
export const newsKey = 'booked-news';

/** Whether this stay was just booked in this tab. True only the first time. */
export function takeBookedNews(bookingReference: string): boolean {
  try {
    if (sessionStorage.getItem(newsKey) !== bookingReference) return false;
    sessionStorage.removeItem(newsKey);
    return true;
  } catch {
    // If storage is blocked, nothing was stored.
    return false;
  }
}
