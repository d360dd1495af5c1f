import { useState, type ReactNode } from 'react';
import button from '../../ui/button.module.css';
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

function Stars(): ReactNode {
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" role="img" aria-label="5 out of 5 stars">
      {[0, 1, 2, 3, 4].map((star) => (
        <path
          key={star}
          transform={`translate(${star * 24} 0)`}
          d="M12 2.6l2.8 6 6.6.7-4.9 4.4 1.4 6.5-5.9-3.3-5.9 3.3 1.4-6.5-4.9-4.4 6.6-.7z"
        />
      ))}
    </svg>
  );
}
