import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';

/** The toast after a booking (spec page 1, section 8). */
export const bookingConfirmed: ToastMessage = {
  title: 'Booking Confirmed!',
  description: "Your reservation has been confirmed. You'll receive a confirmation email shortly.",
};

const storageKey = 'booked-news';

/** Remembers across a page load that this stay was just booked in this tab. */
export function keepBookedNews(bookingReference: string): void {
  try {
    sessionStorage.setItem(storageKey, bookingReference);
  } catch {
    // Storage can be full or blocked. The page of the stay still shows that the stay is confirmed.
  }
}

/** Whether this stay was just booked in this tab. True only the first time. */
export function takeBookedNews(bookingReference: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== bookingReference) return false;
    sessionStorage.removeItem(storageKey);
    return true;
  } catch {
    // If storage is blocked, nothing was stored.
    return false;
  }
}
