import type { ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
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
      <Button look="quiet" size="small" onClick={onAct}>
        {action}
      </Button>
    </div>
  );
}
