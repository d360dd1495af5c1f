import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useMemo, type ReactNode } from 'react';
import { themeColour } from '@getaway/web-kit/theme/theme-colour';
import { elementsOptions } from './elements-options.ts';

interface PaymentElementsProps {
  stripe: Stripe;
  /** Dollars that are about to be paid. What is typed outlasts a change of it. */
  amount: string;
  children: ReactNode;
}

/** A group of the provider's elements, which are there before their payment intent is. */
export function PaymentElements({ stripe, amount, children }: PaymentElementsProps): ReactNode {
  const options = useMemo(() => elementsOptions(amount, themeColour), [amount]);
  return (
    <Elements stripe={stripe} options={options}>
      {children}
    </Elements>
  );
}
