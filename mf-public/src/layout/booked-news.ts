import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';

/** What a guest reads once their stay is booked (spec page 1, section 8). */
export const bookingConfirmed: ToastMessage = {
  title: 'Booking Confirmed!',
  description: "Your reservation has been confirmed. You'll receive a confirmation email shortly.",
};

const storageKey = 'booked-news';

/** Keeps for the page of the stay, which is a page load away, that it has just been booked in this tab. */
export function keepBookedNews(bookingReference: string): void {
  try {
    sessionStorage.setItem(storageKey, bookingReference);
  } catch {
    // Private windows and full storage: the page of a stay says that it is confirmed anyway.
  }
}

/** Whether this stay has just been booked in this tab; true once. */
export function takeBookedNews(bookingReference: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== bookingReference) return false;
    sessionStorage.removeItem(storageKey);
    return true;
  } catch {
    // A browser that refuses storage has kept no news.
    return false;
  }
}
