import type { ReactNode } from 'react';
import { useSeen } from '../ui/use-seen.ts';
import styles from './card.module.css';

/** The provider's words about the last attempt to pay. */
export function DeclinedNote({ children }: { children: string | undefined }): ReactNode {
  const note = useSeen<HTMLParagraphElement>(children);
  if (!children) return null;
  return (
    <p ref={note} className={styles.cardError} tabIndex={-1}>
      {children}
    </p>
  );
}
