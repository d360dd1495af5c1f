import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { checkAvailability } from '@getaway/contracts/http/availability';
import { callApi } from '@getaway/web-kit/api-client';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { datesUnavailable } from '../messages.ts';
import type { DateSelection } from '../selection/calendar-selection.ts';

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
  /** For a refusal that another call brought. */
  markUnavailable: () => void;
}

/** Asks the server whenever both dates change; clearing either one resets to unknown. */
export function useAvailability(dates: DateSelection): AvailabilityCheck {
  const { toast } = useToast();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const [arrival, departure] =
    dates.status === 'stay' ? [dates.arrival, dates.departure] : [undefined, undefined];
  const stay = `${arrival}/${departure}`;

  const settle = useEffectEvent((settled: Answer) => {
    setAnswer(settled);
    if (settled.outcome === 'unavailable') toast(datesUnavailable);
    if (settled.outcome === 'failed') {
      const description = 'Failed to check availability. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  });

  useEffect(() => {
    if (!arrival || !departure) return undefined;
    const controller = new AbortController();
    callApi(checkAvailability, {
      body: { checkInDate: arrival, checkOutDate: departure },
      signal: controller.signal,
    }).then(
      ({ available }) => settle({ stay, attempt, outcome: available ? 'available' : 'unavailable' }),
      () => {
        if (!controller.signal.aborted) settle({ stay, attempt, outcome: 'failed' });
      },
    );
    return () => controller.abort();
  }, [arrival, departure, stay, attempt]);

  return {
    availability: arrival ? availabilityFrom(answer, stay, attempt) : { status: 'unknown', failed: false },
    checkAgain: useCallback(() => setAttempt((last) => last + 1), []),
    markUnavailable: useCallback(() => setAnswer({ stay, attempt, outcome: 'unavailable' }), [stay, attempt]),
  };
}

function availabilityFrom(answer: Answer | undefined, stay: string, attempt: number): Availability {
  if (answer?.stay !== stay || answer.attempt !== attempt) return { status: 'checking' };
  if (answer.outcome === 'failed') return { status: 'unknown', failed: true };
  return { status: answer.outcome };
}
