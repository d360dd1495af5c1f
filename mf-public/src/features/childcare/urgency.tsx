import type { ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import styles from './childcare.module.css';
import { SignupCall } from './signup-call.tsx';

const { tag, title, text, button } = weekdayEscapeTexts.urgency;

export function Urgency(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="limited-title">
      <div className={`${styles.inner} ${styles.urgency}`}>
        <p className={styles.tag}>{tag}</p>
        <h2 id="limited-title">{title}</h2>
        <p>{text}</p>
        <SignupCall>{button}</SignupCall>
      </div>
    </section>
  );
}
