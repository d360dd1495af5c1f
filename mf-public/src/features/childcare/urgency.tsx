import type { ReactNode } from 'react';
import styles from './childcare.module.css';
import { SignupCall } from './signup-call.tsx';

export function Urgency(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="limited-title">
      <div className={`${styles.inner} ${styles.urgency}`}>
        <p className={styles.tag}>Limited time</p>
        <h2 id="limited-title">One house, four weekday nights a week</h2>
        <p>There is only one of us. This offer expires when capacity is hit.</p>
        <SignupCall>Save my $50 now</SignupCall>
      </div>
    </section>
  );
}
