import type { ReactNode } from 'react';
import { partIds } from './parts.ts';
import styles from './part-links.module.css';

/** In the order of the page on a phone. */
const links: readonly { id: string; label: string }[] = [
  { id: partIds.dates, label: 'List' },
  { id: partIds.rules, label: 'Rules' },
  { id: partIds.discounts, label: 'Discounts' },
  { id: partIds.guestPrice, label: 'Price' },
  { id: partIds.calendar, label: 'Calendar' },
];

/** Leads to the parts of a page that is many screens long on a phone. */
export function PartLinks(): ReactNode {
  return (
    <nav className={styles.links} aria-label="On this page">
      {links.map(({ id, label }) => (
        <a key={id} className={styles.link} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
