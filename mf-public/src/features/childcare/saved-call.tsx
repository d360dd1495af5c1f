import type { ReactNode } from 'react';
import styles from './childcare.module.css';
import { SignupCall } from './signup-call.tsx';

export function SavedCall(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="saved-title">
      <div className={`${styles.inner} ${styles.band}`}>
        <h2 id="saved-title">$50 saved = babysitter covered</h2>
        <p>An evening of childcare, paid for by the night you spend with us.</p>
        <SignupCall>Cover my babysitter</SignupCall>
      </div>
    </section>
  );
}
