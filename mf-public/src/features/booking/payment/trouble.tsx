import type { ReactNode } from 'react';
import button from '../../../ui/button.module.css';
import styles from './payment.module.css';

interface TroubleProps {
  text: string;
  action: string;
  onAct: () => void;
}

/** What keeps a guest from paying, and what to do about it. */
export function Trouble({ text, action, onAct }: TroubleProps): ReactNode {
  return (
    <div className={styles.trouble} role="alert">
      <p>{text}</p>
      <button type="button" className={button.button} data-look="quiet" data-size="small" onClick={onAct}>
        {action}
      </button>
    </div>
  );
}
