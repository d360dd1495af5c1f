import { newsKey } from '../../../layout/booked-news.ts';

/** Remembers across a page load that this stay was just booked in this tab. */
export function keepBookedNews(bookingReference: string): void {
  try {
    sessionStorage.setItem(newsKey, bookingReference);
  } catch {
    // Storage can be full or blocked. The page of the stay still shows that the stay is confirmed.
  }
}
