import type { ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import styles from './childcare.module.css';
import { SignupCall } from './signup-call.tsx';

const { title, text, button } = weekdayEscapeTexts.saved;

export function SavedCall(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="saved-title">
      <div className={`${styles.inner} ${styles.band}`}>
        <h2 id="saved-title">{title}</h2>
        <p>{text}</p>
        <SignupCall>{button}</SignupCall>
      </div>
    </section>
  );
}
