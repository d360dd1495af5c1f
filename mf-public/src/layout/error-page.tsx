import { useEffect, type ReactNode } from 'react';
import { property } from '../property.ts';
import styles from './page-state.module.css';

/** Shown when a page throws while rendering or its code fails to load. */
export function ErrorPage(): ReactNode {
  const { email } = property.contact;
  useEffect(() => {
    // On the way back, or with the connection back, another try may succeed. Offline, it would leave the site.
    const tryAgain = (): void => void (navigator.onLine && location.reload());
    const occasions = ['popstate', 'online'];
    for (const occasion of occasions) addEventListener(occasion, tryAgain);
    return () => occasions.forEach((occasion) => removeEventListener(occasion, tryAgain));
  }, []);
  return (
    <div className={`site ${styles.errorPage}`}>
      <div className={styles.state} role="alert">
        <h1>Something went wrong</h1>
        <p>
          We couldn’t show this page. Reloading usually helps. If it doesn’t, email us at{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
        <a className={styles.again} href="">
          Reload the page
        </a>
      </div>
    </div>
  );
}
