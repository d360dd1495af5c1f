import type { ReactNode } from 'react';
import { property } from '../property.ts';
import styles from './logo.module.css';

/** The house's mark, a lit lantern, beside its name. */
export function Logo(): ReactNode {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 52" aria-hidden="true">
        <path d="M11 13a9 9 0 0 1 18 0" fill="none" stroke="currentColor" strokeWidth="2.6" />
        <path d="M6 13h28l-4 5H10z" fill="currentColor" />
        <path d="M10 20h20l3 22H7z" fill="var(--ember-200)" />
        <path d="M20 40c-8-6-5-10 0-17 5 7 8 11 0 17z" fill="var(--ember-500)" />
        <path d="M5 43h30v5H5z" fill="currentColor" />
      </svg>
      <span>{property.name}</span>
    </span>
  );
}
