import type { ReactNode, RefObject } from 'react';
import { paymentFormId } from '../draft/step-forms.ts';
import { Form } from '../../../ui/form.tsx';
import styles from './payment.module.css';

interface PaymentFormProps {
  ref?: RefObject<HTMLFormElement | null>;
  label: string;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** The form of one way to pay, which the wizard's Complete button submits. It checks its fields itself. */
export function PaymentForm({ ref, label, onSubmit, children }: PaymentFormProps): ReactNode {
  return (
    <Form ref={ref} id={paymentFormId} className={styles.form} aria-label={label} onSend={onSubmit}>
      {children}
    </Form>
  );
}
