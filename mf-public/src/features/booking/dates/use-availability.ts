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
  /** `message`: the rule that the stay breaks; undefined when its nights are taken. */
  | { status: 'unavailable'; message?: string | undefined };

interface Outcome {
  outcome: 'available' | 'unavailable' | 'failed';
  message?: string | undefined;
}

interface Answer extends Outcome {
  stay: string;
  attempt: number;
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
      toast(settled.message ? { ...datesUnavailable, description: settled.message } : datesUnavailable);
      void mutate(queryKey(listUnavailableDates));
    }
    if (settled.outcome === 'failed') toast(availabilityFailed);
  };
  const settle = useEffectEvent(take);

  useEffect(() => {
    if (!checkIn || !checkOut) return undefined;
    const controller = new AbortController();
    void ask({ checkIn, checkOut }, recoverLostHold, controller.signal).then((asked) => {
      if (!controller.signal.aborted) settle({ stay, attempt, ...asked });
    });
    return () => controller.abort();
  }, [checkIn, checkOut, stay, attempt, recoverLostHold]);

  const confirmAvailable = async () => {
    if (!checkIn || !checkOut) return false;
    const asked = await ask({ checkIn, checkOut }, recoverLostHold);
    // A settled 'available' says nothing new; whatever else came ends the step here.
    if (asked.outcome !== 'available') take({ stay, attempt, ...asked });
    return asked.outcome === 'available';
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
): Promise<Outcome> {
  const asked = await askServer(wanted, signal);
  return asked.outcome === 'unavailable' && (await recoverLostHold()) ? askServer(wanted, signal) : asked;
}

async function askServer({ checkIn, checkOut }: Stay, signal?: AbortSignal): Promise<Outcome> {
  const body = { checkInDate: checkIn, checkOutDate: checkOut };
  try {
    const { available, message } = await callApi(checkAvailability, {
      body,
      ...(signal ? { signal } : {}),
    });
    return available ? { outcome: 'available' } : { outcome: 'unavailable', message };
  } catch {
    return { outcome: 'failed' };
  }
}

function availabilityFrom(answer: Answer | undefined, stay: string, attempt: number): Availability {
  if (answer?.stay !== stay || answer.attempt !== attempt) return { status: 'checking' };
  if (answer.outcome === 'failed') return { status: 'unknown', failed: true };
  return { status: answer.outcome, message: answer.message };
}
