import type { ReactNode } from 'react';
import button from './button.module.css';
import { NeedsScript } from './needs-script.tsx';
import styles from './submit-button.module.css';
import { useIsLive } from './use-is-live.ts';

interface SubmitButtonProps {
  /** Shown while the form is on its way; undefined while it is not. */
  sending: string | undefined;
  children: string;
}

/**
 * Sends a form of a prerendered page. It is disabled, and shows that, until the page's script has loaded: the browser
 * would submit the form itself and put the guest's data into the address.
 */
export function SubmitButton({ sending, children }: SubmitButtonProps): ReactNode {
  const isLive = useIsLive();
  return (
    <>
      <button
        type="submit"
        className={`${button.button} ${styles.submit}`}
        disabled={!isLive || sending !== undefined}
      >
        {isLive ? (sending ?? children) : 'One moment…'}
      </button>
      <NeedsScript what="This form" />
    </>
  );
}
