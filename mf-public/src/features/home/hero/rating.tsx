import type { ReactNode } from 'react';
import { reviews } from '@getaway/property/house/home';
import { Link } from 'wouter';
import { Stars } from '../../../ui/stars.tsx';
import styles from './rating.module.css';

/** What guests say, beside the way to book. Leads to their reviews. */
export function Rating(): ReactNode {
  if (reviews.length === 0) return null;
  return (
    <Link to="/#reviews" className={styles.rating}>
      <Stars /> {reviews.length === 1 ? '1 guest review' : `${reviews.length} guest reviews`}
    </Link>
  );
}
