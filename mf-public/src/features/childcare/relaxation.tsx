import type { ReactNode } from 'react';
import { bedroom } from '../../pictures/bedroom.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './childcare.module.css';
import { SignupCall } from './signup-call.tsx';

export function Relaxation(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="relaxation-title">
      <div className={`${styles.inner} ${styles.split}`}>
        <Picture source={bedroom} sizes="(min-width: 768px) 50vw, 92vw" />
        <div className={styles.words}>
          <h2 id="relaxation-title">Relaxation without limits</h2>
          <p>
            No bedtime stories but your own. No alarm, no packed lunch, no small feet at six in the morning.
            Sink into the hot tub, sleep until the sun is up, and finish a sentence.
          </p>
          <p>Monday to Thursday the house is at its quietest, and a night costs the least.</p>
          <SignupCall>Get my code</SignupCall>
        </div>
      </div>
    </section>
  );
}
