import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { homeTexts, reviews } from '@getaway/property/house/home';
import { Button } from '@getaway/web-kit/button/button.tsx';
import card from '../../ui/review-card.module.css';
import { Stars } from '../../ui/stars.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './reviews.module.css';

/** Spec page 1, section 2. */
const shownAtFirst = 2;

export function Reviews(): ReactNode {
  const [all, setAll] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasAll = useRef(all);
  useLayoutEffect(() => {
    // What is hidden is above, so the visitor would end up further down the page.
    if (wasAll.current && !all) toggle.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    wasAll.current = all;
  }, [all]);
  const shown = all ? reviews : reviews.slice(0, shownAtFirst);

  if (reviews.length === 0) return null;
  return (
    <HomeSection id="reviews" title={homeTexts.reviews.title} light="day">
      <ul role="list" id="guest-reviews" className={styles.reviews}>
        {shown.map(({ guests, occasion, text }) => (
          <li key={`${guests} ${text}`} className={`${card.card} ${styles.review}`}>
            <Stars />
            <blockquote>{text}</blockquote>
            <p className={styles.guests}>
              <strong>{guests}</strong>
              <span>{occasion}</span>
            </p>
          </li>
        ))}
      </ul>
      {reviews.length > shownAtFirst && (
        <Button
          ref={toggle}
          look="quiet"
          aria-expanded={all}
          aria-controls="guest-reviews"
          onClick={() => setAll(!all)}
        >
          {all ? 'Show Less Reviews' : 'Read More Reviews'}
        </Button>
      )}
    </HomeSection>
  );
}
