import { use } from 'react';
import useSWR from 'swr';
import { checkAvailability } from '@getaway/contracts/http/availability';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { StayChoice } from './stay-choice.ts';

/** `idle`: there are no two dates yet. */
export type Availability = 'idle' | 'checking' | 'available' | 'conflict' | 'failed';

/** Whether the nights are available, apart from those of the booking that is being edited (spec page 2, sections 4 and 8). */
export function useAvailability(stay: StayChoice | null, excludeBookingId: string | null): Availability {
  const { call } = use(CallsContext);
  const { toast } = useToast();
  const { data, error, isValidating } = useSWR<{ available: boolean }, Error>(
    stay && [checkAvailability.path, stay, excludeBookingId],
    () => {
      if (!stay) throw new Error('There are no dates to ask for');
      const { checkInDate, checkOutDate } = stay;
      return call(checkAvailability, {
        body: { checkInDate, checkOutDate, excludeBookingId: excludeBookingId ?? '', ignoreRules: true },
      });
    },
    {
      // Dates that were asked for before may have been taken since.
      dedupingInterval: 0,
      onSuccess: ({ available }) => {
        if (available) return;
        toast({
          title: 'Dates Not Available',
          description: 'The selected dates conflict with existing bookings. Please choose different dates.',
          variant: 'destructive',
        });
      },
      onError: () =>
        toast({
          title: 'Error',
          description: 'Failed to check date availability. Please try again.',
          variant: 'destructive',
        }),
    },
  );
  if (!stay) return 'idle';
  if (isValidating) return 'checking';
  if (error) return 'failed';
  if (!data) return 'checking';
  return data.available ? 'available' : 'conflict';
}
