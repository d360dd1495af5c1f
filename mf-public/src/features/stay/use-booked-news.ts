import { useEffect, useState } from 'react';
import type { StayView } from '@getaway/contracts/http/stay';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { bookingConfirmed, takeBookedNews } from '../../layout/booked-news.ts';

/** Greets the guest who comes right from booking this stay, and answers whether one does. A reload greets no more. */
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
