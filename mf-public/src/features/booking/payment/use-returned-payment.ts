import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { completePaidStay } from './pay-by-card.ts';
import type { Outcome } from './use-outcome.ts';

/**
 * Completes the booking of a guest whom the card provider sent to their bank and brought back here, where the address
 * names the payment (`/booking?payment_intent=…`). Whether it was made, the server asks the provider. Returns whether
 * this is still under way.
 */
export function useReturnedPayment(onOutcome: (outcome: Outcome) => void): boolean {
  // The wizard takes it out of the address at once, so that a reload does not complete the booking again.
  const [returned, setReturned] = useState(returnedPayment);
  const { toast } = useToast();

  const complete = useEffectEvent(async (paymentIntentId: string) => {
    const outcome = await completePaidStay(paymentIntentId, {
      status: 'declined',
      message: 'Your payment didn’t go through. Please try again or use another card.',
    });
    setReturned(undefined);
    if (outcome.status === 'booked' || outcome.status === 'paid-not-saved') return onOutcome(outcome);
    const title = outcome.status === 'declined' ? 'Payment Failed' : 'Booking Not Confirmed';
    return toast({ title, description: outcome.message, variant: 'destructive' });
  });
  useEffect(() => {
    if (returned) void complete(returned);
  }, [returned]);

  return returned !== undefined;
}

function returnedPayment(): string | undefined {
  return new URLSearchParams(location.search).get('payment_intent') ?? undefined;
}
