import { useState, type ReactNode } from 'react';
import button from '../../ui/button.module.css';
import { Stars } from '../../ui/stars.tsx';
import { guestReviews } from './guest-reviews.ts';
import styles from './reviews.module.css';
import section from './section.module.css';

/** Spec page 1, section 2: two at first, six in total. */
const shownAtFirst = 2;

export function Reviews(): ReactNode {
  const [all, setAll] = useState(false);
  const shown = all ? guestReviews : guestReviews.slice(0, shownAtFirst);

  return (
    <section id="reviews" className={section.section} aria-labelledby="reviews-title" tabIndex={-1}>
      <div className={section.inner}>
        <h2 id="reviews-title" className={section.title}>
          What couples tell us afterwards
        </h2>
        <ul role="list" id="guest-reviews" className={styles.reviews}>
          {shown.map(({ guests, occasion, text }) => (
            <li key={guests} className={styles.review}>
              <Stars />
              <blockquote>{text}</blockquote>
              <p className={styles.guests}>
                <strong>{guests}</strong>
                <span>{occasion}</span>
              </p>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={button.button}
          data-look="quiet"
          aria-expanded={all}
          aria-controls="guest-reviews"
          onClick={() => setAll(!all)}
        >
          {all ? 'Show Less Reviews' : 'Read More Reviews'}
        </button>
      </div>
    </section>
  );
}
