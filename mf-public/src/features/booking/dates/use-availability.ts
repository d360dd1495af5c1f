import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { checkAvailability, listUnavailableDates } from '@getaway/contracts/http/availability';
import type { Stay } from '@getaway/kernel/stay';
import { callApi } from '@getaway/web-kit/api-client';
import { queryKey } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { availabilityFailed, datesUnavailable } from '../draft/messages.ts';
import type { DateSelection } from '../../../calendar/calendar-selection.ts';

/** Spec page 1, section 4; `failed` tells an unknown that can be asked again. */
export type Availability =
  | { status: 'unknown'; failed: boolean }
  | { status: 'checking' }
  | { status: 'available' }
  | { status: 'unavailable' };

interface Answer {
  stay: string;
  attempt: number;
  outcome: 'available' | 'unavailable' | 'failed';
}

interface AvailabilityCheck {
  availability: Availability;
  checkAgain: () => void;
  /** Checks again whether dates that were available still are. */
  confirmAvailable: () => Promise<boolean>;
  /** For a refusal that another call brought. */
  markUnavailable: () => void;
}

/**
 * Asks the server whenever both dates change; clearing either one resets to unknown. `recoverLostHold` finds out whether
 * unavailable nights belong to a hold of this browser whose answer was lost.
 */
export function useAvailability(
  dates: DateSelection,
  recoverLostHold: () => Promise<boolean>,
): AvailabilityCheck {
  const { toast } = useToast();
  const { mutate } = useSWRConfig();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const [checkIn, checkOut] =
    dates.status === 'stay' ? [dates.checkIn, dates.checkOut] : [undefined, undefined];
  const stay = `${checkIn}/${checkOut}`;

  const take = (settled: Answer) => {
    setAnswer(settled);
    if (settled.outcome === 'unavailable') {
      toast(datesUnavailable);
      void mutate(queryKey(listUnavailableDates));
    }
    if (settled.outcome === 'failed') toast(availabilityFailed);
  };
  const settle = useEffectEvent(take);

  useEffect(() => {
    if (!checkIn || !checkOut) return undefined;
    const controller = new AbortController();
    void ask({ checkIn, checkOut }, recoverLostHold, controller.signal).then((outcome) => {
      if (!controller.signal.aborted) settle({ stay, attempt, outcome });
    });
    return () => controller.abort();
  }, [checkIn, checkOut, stay, attempt, recoverLostHold]);

  const confirmAvailable = async () => {
    if (!checkIn || !checkOut) return false;
    const outcome = await ask({ checkIn, checkOut }, recoverLostHold);
    // A settled 'available' says nothing new; whatever else came ends the step here.
    if (outcome !== 'available') take({ stay, attempt, outcome });
    return outcome === 'available';
  };

  return {
    availability: checkIn ? availabilityFrom(answer, stay, attempt) : { status: 'unknown', failed: false },
    confirmAvailable,
    checkAgain: useCallback(() => setAttempt((last) => last + 1), []),
    markUnavailable: useCallback(() => setAnswer({ stay, attempt, outcome: 'unavailable' }), [stay, attempt]),
  };
}

async function ask(
  wanted: Stay,
  recoverLostHold: () => Promise<boolean>,
  signal?: AbortSignal,
): Promise<Answer['outcome']> {
  const outcome = await askServer(wanted, signal);
  return outcome === 'unavailable' && (await recoverLostHold()) ? askServer(wanted, signal) : outcome;
}

async function askServer({ checkIn, checkOut }: Stay, signal?: AbortSignal): Promise<Answer['outcome']> {
  const body = { checkInDate: checkIn, checkOutDate: checkOut };
  try {
    const { available } = await callApi(checkAvailability, { body, ...(signal ? { signal } : {}) });
    return available ? 'available' : 'unavailable';
  } catch {
    return 'failed';
  }
}

function availabilityFrom(answer: Answer | undefined, stay: string, attempt: number): Availability {
  if (answer?.stay !== stay || answer.attempt !== attempt) return { status: 'checking' };
  if (answer.outcome === 'failed') return { status: 'unknown', failed: true };
  return { status: answer.outcome };
}
