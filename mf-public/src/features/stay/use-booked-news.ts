import { useEffect, useState } from 'react';
import type { StayView } from '@getaway/contracts/http/stay';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { bookingConfirmed, takeBookedNews } from '../../layout/booked-news.ts';

/** Returns whether the guest has just booked this stay, and confirms it with a toast. Not repeated after a reload. */
export function useBookedNews(view: StayView | undefined): boolean {
  const { toast } = useToast();
  const [isNew, setNew] = useState(false);
  const reference = view?.status === 'confirmed' ? view.bookingReference : undefined;
  useEffect(() => {
    if (reference === undefined || !takeBookedNews(reference)) return;
    setNew(true);
    toast(bookingConfirmed);
  }, [reference, toast]);
  return isNew && reference !== undefined;
}
