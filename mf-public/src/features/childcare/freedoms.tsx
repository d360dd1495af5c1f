import type { ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import { Picture } from '../../ui/picture.tsx';
import { rowSizes } from '../../ui/rows.ts';
import rows from '../../ui/rows.module.css';
import styles from './childcare.module.css';

const { freedoms } = weekdayEscapeTexts;

export function Freedoms(): ReactNode {
  return (
    <section className={styles.section} aria-label="What’s waiting for you">
      <ul role="list" className={`${styles.inner} ${rows.rows} ${styles.cards}`}>
        {freedoms.map(({ picture, title, text }) => (
          <li key={title} className={styles.card}>
            <Picture name={picture} sizes={rowSizes(freedoms.length)} />
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
