import type { ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import { bedroom } from '../../pictures/bedroom.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './childcare.module.css';
import { SignupCall } from './signup-call.tsx';

const { title, paragraphs, button } = weekdayEscapeTexts.relaxation;

export function Relaxation(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="relaxation-title">
      <div className={`${styles.inner} ${styles.split}`}>
        <Picture rendering={bedroom} sizes="(min-width: 768px) 50vw, 92vw" />
        <div className={styles.words}>
          <h2 id="relaxation-title">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <SignupCall>{button}</SignupCall>
        </div>
      </div>
    </section>
  );
}
