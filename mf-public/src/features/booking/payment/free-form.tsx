import type { ReactNode } from 'react';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { intentFailed } from '../messages.ts';
import { completeStay } from './complete-stay.ts';
import { paymentFormId } from './payment-form-id.ts';
import styles from './payment.module.css';

interface FreeFormProps {
  holdId: string;
  onBusy: (busy: boolean) => void;
  onBooked: (outcome: { status: 'booked'; reference: string }) => void;
}

/** In place of the card when a promotion code leaves nothing to pay: the hold alone is completed. */
export function FreeForm({ holdId, onBusy, onBooked }: FreeFormProps): ReactNode {
  const { toast } = useToast();

  const book = async () => {
    onBusy(true);
    try {
      const { bookingReference } = await completeStay({ holdId });
      onBooked({ status: 'booked', reference: bookingReference });
    } catch {
      toast(intentFailed);
    } finally {
      onBusy(false);
    }
  };

  return (
    <form
      id={paymentFormId}
      className={styles.form}
      aria-label="Nothing to pay"
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
      <p>Your promotion code covers everything: there is nothing to pay. Press Complete to book your stay.</p>
    </form>
  );
}
