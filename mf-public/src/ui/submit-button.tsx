import type { ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
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
      <Button type="submit" className={styles.submit} disabled={!isLive || sending !== undefined}>
        {isLive ? (sending ?? children) : 'One moment…'}
      </Button>
      <NeedsScript what="This form" />
    </>
  );
}
