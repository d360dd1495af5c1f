import { useState } from 'react';
import type { FormInstance } from 'antd';
import { changeStaffBooking, createStaffBooking } from '@getaway/contracts/http/staff-booking-changes';
import { showServerFaults } from '../../../actions/server-faults.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { bookingQueries, bookingUpdate } from '../bookings.api.ts';
import type { ChosenRefund } from '../dialogs/refund-choice.tsx';
import { changeOf, creationOf, type BookingValues, type LoadedBooking } from './booking-values.ts';

interface SaveBooking {
  save: (values: BookingValues, refund: ChosenRefund) => Promise<void>;
  pending: boolean;
  /** Somebody else saved the booking since the form was opened. */
  isStale: boolean;
}

/** Saves what the form holds, as a new booking or as a change of the state that the form started from. */
export function useSaveBooking(
  form: FormInstance<BookingValues>,
  { booking, before, onDone }: { booking: LoadedBooking | null; before: BookingValues; onDone: () => void },
): SaveBooking {
  const [isStale, setStale] = useState(false);
  const creation = useMutation(createStaffBooking, {
    done: 'Booking created successfully',
    failed: 'Failed to create booking',
    refresh: bookingQueries,
  });
  const change = useMutation(changeStaffBooking, bookingUpdate);

  const send = (values: BookingValues, refund: ChosenRefund) => {
    if (!booking) return creation.run({ body: creationOf(values) });
    const { id, revision } = booking;
    const money = refund !== undefined && refund !== 'none' ? { refund } : {};
    return change.run({ params: { id }, body: { ...changeOf(before, values), revision, ...money } });
  };

  return {
    save: async (values, refund) => {
      const outcome = await send(values, refund);
      if (!outcome) return;
      if (outcome.ok) return onDone();
      setStale(outcome.error.type === 'changed-meanwhile');
      showServerFaults(form, outcome.error);
    },
    pending: creation.pending || change.pending,
    isStale,
  };
}
