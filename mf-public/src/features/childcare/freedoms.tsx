import type { ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import { PictureCard } from '../../ui/picture-card.tsx';
import { rowSizes } from '../../ui/rows.ts';
import rows from '../../ui/rows.module.css';
import styles from './childcare.module.css';

const { freedoms } = weekdayEscapeTexts;

export function Freedoms(): ReactNode {
  return (
    <section className={styles.section} aria-label="What’s waiting for you">
      <ul role="list" className={`${styles.inner} ${rows.rows} ${styles.cards}`}>
        {freedoms.map(({ picture, title, text }) => (
          <PictureCard key={title} picture={picture} sizes={rowSizes(freedoms.length)}>
            <h2>{title}</h2>
            <p>{text}</p>
          </PictureCard>
        ))}
      </ul>
    </section>
  );
}
