import type { ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/contracts/house/weekday-escape';
import { Picture } from '../../ui/picture.tsx';
import styles from './childcare.module.css';

export function Freedoms(): ReactNode {
  return (
    <section className={styles.section} aria-label="What you get away to">
      <ul role="list" className={`${styles.inner} ${styles.cards}`}>
        {weekdayEscapeTexts.freedoms.map(({ picture, title, text }) => (
          <li key={title} className={styles.card}>
            <Picture name={picture} sizes="(min-width: 768px) 31vw, 92vw" />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
