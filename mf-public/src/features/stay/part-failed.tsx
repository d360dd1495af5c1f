import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { refusalOf } from './refusal.ts';
import styles from './panel.module.css';

interface PartFailedProps {
  /** Ends the sentence 'We couldn’t load …'. */
  what: string;
  error: unknown;
  onTryAgain: () => void;
}

/** Why a part of the page did not load. Trying again helps neither an ended link nor what is no longer possible. */
export function PartFailed({ what, error, onTryAgain }: PartFailedProps): ReactNode {
  const refusal = refusalOf(error);
  if (refusal.status === 'ended')
    return (
      <p className={styles.error} role="alert">
        This link no longer opens your stay. <Link to="/find-booking">Find my booking</Link> sends you the
        current one.
      </p>
    );
  if (refusal.status === 'not-now' || refusal.status === 'refused')
    return (
      <p className={styles.error} role="alert">
        {refusal.message}
      </p>
    );
  return <LoadFailed what={what} onTryAgain={onTryAgain} />;
}
