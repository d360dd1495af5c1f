import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { fireplace } from '../../pictures/fireplace.ts';
import button from '../../ui/button.module.css';
import { Picture } from '../../ui/picture.tsx';
import section from './section.module.css';
import styles from './weekday-note.module.css';

/** Leads parents to the offer of the promotional page. */
export function WeekdayNote(): ReactNode {
  return (
    <section className={section.section} aria-labelledby="weekday-title">
      <div className={`${section.inner} ${styles.note}`}>
        <Picture source={fireplace} sizes="(min-width: 768px) 40vw, 92vw" />
        <div className={styles.words}>
          <h2 id="weekday-title">Children at home? The babysitter is on us</h2>
          <p>
            Come between Monday and Thursday and we take $50 off your stay: enough for an evening of
            childcare.
          </p>
          <Link to="/childcare" className={button.button} data-look="quiet">
            See Weekday Escapes
          </Link>
        </div>
      </div>
    </section>
  );
}
