import { use, useState } from 'react';
import type { FormInstance } from 'antd';
import {
  changeStaffBooking,
  createStaffBooking,
  readBooking,
} from '@getaway/contracts/http/staff-booking-changes';
import type { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { showServerFaults } from '../../../actions/server-faults.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { bookingQueries, bookingUpdate } from '../bookings.api.ts';
import type { ChosenRefund } from '../dialogs/refund-choice.tsx';
import { changeOf, creationOf, type BookingValues, type LoadedBooking } from './booking-values.ts';

/** What staff chose beside the fields. */
interface Chosen {
  readonly refund: ChosenRefund;
  /** The total that the preview shows; undefined where nothing is previewed. */
  readonly previewedTotal: string | undefined;
}

interface SaveBooking {
  save: (values: BookingValues, chosen: Chosen) => Promise<void>;
  pending: boolean;
  /** Somebody else saved the booking since the form was opened, and what they saved couldn't be loaded. */
  isStale: boolean;
  /** A price changed since it was previewed; the booking is as it was. */
  isRepriced: boolean;
}

interface SaveEvents {
  booking: LoadedBooking | null;
  before: BookingValues;
  onDone: () => void;
  /** Staff want to see the booking that was created. */
  onShow: (bookingId: string) => void;
  /** The preview is outdated, and the booking is not. */
  onRepriced: () => void;
  /** Somebody else saved the booking since the form was opened. */
  onNewer: (newest: LoadedBooking, typed: BookingValues) => void;
}

/** Saves what the form holds, as a new booking or as a change of the state that the form started from. */
export function useSaveBooking(
  form: FormInstance<BookingValues>,
  { booking, before, onDone, onShow, onRepriced, onNewer }: SaveEvents,
): SaveBooking {
  const { call } = use(CallsContext);
  const [outdated, setOutdated] = useState<'booking' | 'price'>();
  const { toast } = useToast();
  const creation = useMutation(createStaffBooking, {
    failed: 'Failed to create booking',
    refresh: bookingQueries,
  });
  const change = useMutation(changeStaffBooking, bookingUpdate);

  const send = (values: BookingValues, { refund, previewedTotal }: Chosen) => {
    if (!booking) return creation.run({ body: creationOf(values) });
    const { id, revision } = booking;
    const money = refund !== undefined && refund !== 'none' ? { refund } : {};
    return change.run({
      params: { id },
      body: { ...changeOf(before, values), revision, previewedTotal, ...money },
    });
  };

  /** A refusal for another reason, such as a card payment that is being processed, leaves nothing outdated. */
  const whatIsOutdated = async (error: ApiError): Promise<typeof outdated | LoadedBooking> => {
    if (!booking || error.type !== 'changed-meanwhile') return undefined;
    try {
      const newest = await call(readBooking, { params: { id: booking.id } });
      if (newest.revision !== booking.revision) return newest;
    } catch {
      return 'booking';
    }
    return error.problem?.['preview'] === undefined ? undefined : 'price';
  };

  return {
    save: async (values, chosen) => {
      const outcome = await send(values, chosen);
      if (!outcome) return;
      if (outcome.ok) {
        const { id } = outcome.answer;
        // It may be on another page of the list, or under another period.
        const action = { label: 'Show Booking', onPress: () => onShow(id) };
        if (!booking) toast({ title: 'Booking created successfully', action });
        return onDone();
      }
      const found = await whatIsOutdated(outcome.error);
      if (typeof found === 'object') return onNewer(found, values);
      setOutdated(found);
      if (found === 'price') onRepriced();
      showServerFaults(form, outcome.error);
    },
    pending: creation.pending || change.pending,
    isStale: outdated === 'booking',
    isRepriced: outdated === 'price',
  };
}
