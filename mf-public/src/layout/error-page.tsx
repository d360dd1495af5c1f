import type { ReactNode } from 'react';
import { property } from '../property.ts';
import styles from './page-state.module.css';

/** Shown when a page throws while rendering or its code fails to load. */
export function ErrorPage(): ReactNode {
  const { email } = property.contact;
  return (
    <div className={`site ${styles.errorPage}`}>
      <div className={styles.state} role="alert">
        <h1>Something went wrong</h1>
        <p>
          This page couldn’t be displayed. Loading it again usually helps; if it does not, write to us at{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
        <a className={styles.again} href="">
          Load again
        </a>
      </div>
    </div>
  );
}
