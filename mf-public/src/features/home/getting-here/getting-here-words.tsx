import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { property } from '../../../property.ts';
import styles from './getting-here.module.css';
import { directionsTo } from './map-links.ts';

const { address } = property;
const { town, state, postalCode } = address;
// Where there are no states, the postal code comes first.
const townLine = state === undefined ? `${postalCode} ${town}` : `${town}, ${state} ${postalCode}`;

/** The address, and links to directions from wherever a guest is. */
export function GettingHereWords(): ReactNode {
  return (
    <div className={styles.words}>
      <p className={styles.lead}>{homeTexts.contact.location}</p>
      <address className={styles.address}>
        {address.line}
        <br />
        {townLine}
      </address>
      <ul role="list" className={styles.links}>
        {directionsTo(address).map(({ label, url }) => (
          <li key={label}>
            <a href={url} target="_blank" rel="noreferrer">
              Directions in {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
