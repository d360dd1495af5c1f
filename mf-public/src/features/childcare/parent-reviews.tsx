import type { ReactNode } from 'react';
import { parentReviews, weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import card from '../../ui/review-card.module.css';
import { Stars } from '../../ui/stars.tsx';
import styles from './childcare.module.css';

export function ParentReviews(): ReactNode {
  if (parentReviews.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="parents-title">
      <div className={styles.inner}>
        <h2 id="parents-title">{weekdayEscapeTexts.reviews.title}</h2>
        <ul role="list" className={styles.reviews}>
          {parentReviews.map(({ guests, occasion, text }) => (
            <li key={`${guests} ${text}`} className={`${card.card} ${styles.review}`}>
              <Stars />
              <blockquote>{text}</blockquote>
              <p>
                <strong>{guests}</strong> <span>{occasion}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
