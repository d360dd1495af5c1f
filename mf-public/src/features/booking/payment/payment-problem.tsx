import type { ReactNode } from 'react';
import button from '../../../ui/button.module.css';
import { useSeen } from '../../../ui/use-seen.ts';
import notice from './notice.module.css';
import styles from './payment.module.css';

interface PaymentProblemProps {
  text: string;
  action: string;
  onAct: () => void;
  /** Brings it into view: the guest who asked for it is at the other end of the page. */
  isSought?: boolean | undefined;
}

/** What keeps a guest from paying, and what to do about it. */
export function PaymentProblem({ text, action, onAct, isSought = false }: PaymentProblemProps): ReactNode {
  const words = useSeen<HTMLParagraphElement>(isSought ? text : undefined);
  return (
    <div className={`${notice.notice} ${styles.problem}`} role="alert">
      <p ref={words} tabIndex={-1}>
        {text}
      </p>
      <button type="button" className={button.button} data-look="quiet" data-size="small" onClick={onAct}>
        {action}
      </button>
    </div>
  );
}
