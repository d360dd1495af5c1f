import type { ReactNode } from 'react';
import { Link } from 'wouter';
import button from '@getaway/web-kit/button/button.module.css';
import styles from './date-bar.module.css';

/**
 * The way to the calendar on a phone, in reach of the thumb wherever guests read. It is the last part of what follows the
 * hero, and sticks to the bottom of the screen only while that is in sight: no script watches the scrolling.
 */
export function DateBar(): ReactNode {
  return (
    <div className={styles.bar} data-date-bar>
      <Link to="/booking" className={button.button}>
        Check dates
      </Link>
    </div>
  );
}
