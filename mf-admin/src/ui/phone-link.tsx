import type { ReactNode } from 'react';
import { dialedNumber } from '@getaway/kernel/dialed-number';
import styles from './phone-link.module.css';

/** A phone number to dial: without spaces in the link, and high enough for a finger (WCAG 2.5.8). */
export function PhoneLink({ phone }: { phone: string }): ReactNode {
  return (
    <a className={styles.phone} href={`tel:${dialedNumber(phone)}`}>
      {phone}
    </a>
  );
}
