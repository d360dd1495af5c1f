import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { PictureCard } from '../../ui/picture-card.tsx';
import { rowSizes } from '../../ui/rows.ts';
import rows from '../../ui/rows.module.css';
import styles from './concierge.module.css';

const { services } = homeTexts.concierge;

/** The services of the house, each with its picture. */
export function ServiceList(): ReactNode {
  return (
    <ul role="list" className={`${rows.rows} ${styles.services}`}>
      {services.map(({ picture, title, text }) => (
        <PictureCard key={title} picture={picture} sizes={rowSizes(services.length)}>
          <h3>{title}</h3>
          <p>{text}</p>
        </PictureCard>
      ))}
    </ul>
  );
}
