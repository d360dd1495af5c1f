import type { ReactNode } from 'react';
import { Stars } from '../../ui/stars.tsx';
import styles from './childcare.module.css';

const reviews = [
  {
    guests: 'Dana and Chris',
    occasion: 'Parents of two',
    text: 'We had not had dinner at eight in four years. The sitter cost us nothing, and we laughed until midnight like before.',
  },
  {
    guests: 'Renee and Marcus',
    occasion: 'Parents of twins',
    text: 'Wednesday afternoon to Thursday morning: twenty minutes away and yet another planet. We came home as nicer people.',
  },
] as const;

export function ParentReviews(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="parents-title">
      <div className={styles.inner}>
        <h2 id="parents-title">Parents who got away</h2>
        <ul role="list" className={styles.reviews}>
          {reviews.map(({ guests, occasion, text }) => (
            <li key={guests}>
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
