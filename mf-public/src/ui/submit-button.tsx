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
 * Sends a form of a prerendered page. Until the page's script is there it sleeps and says so: the browser itself would
 * send the form, and the guest's data would stand in an address.
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
