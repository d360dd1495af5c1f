import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { Link } from 'wouter';
import button from '@getaway/web-kit/button/button.module.css';
import { fireplace } from '../../pictures/fireplace.ts';
import { Picture } from '../../ui/picture.tsx';
import section from './section.module.css';
import styles from './weekday-note.module.css';

const { title, text, link } = homeTexts.weekdays;

/** Leads parents to the offer of the promotional page. */
export function WeekdayNote(): ReactNode {
  return (
    <section className={section.section} aria-labelledby="weekday-title">
      <div className={`${section.inner} ${styles.note}`}>
        <Picture rendering={fireplace} sizes="(min-width: 768px) 40vw, 92vw" />
        <div className={styles.words}>
          <h2 id="weekday-title">{title}</h2>
          <p>{text}</p>
          <Link to="/childcare" className={button.button} data-look="quiet">
            {link}
          </Link>
        </div>
      </div>
    </section>
  );
}
