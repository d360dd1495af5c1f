import type { ReactNode } from 'react';
import { logo } from '@getaway/property/house/logo';
import { property } from '../property.ts';
import styles from './logo.module.css';

/** The house's name, and before it the sign that it may have. */
export function Logo(): ReactNode {
  return (
    <span className={styles.logo}>
      {logo && <img className={styles.mark} src={logo.src} width={logo.width} height={logo.height} alt="" />}
      <span className={styles.name}>{property.name}</span>
    </span>
  );
}
