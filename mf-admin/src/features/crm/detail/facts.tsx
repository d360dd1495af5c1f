import type { ReactNode } from 'react';
import styles from './guest.module.css';

/** Terms and what is known of them; a dash where nothing is. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact === null || fact === '' ? '—' : fact}</dd>
        </div>
      ))}
    </dl>
  );
}
