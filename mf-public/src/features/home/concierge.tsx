import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { PictureCard } from '../../ui/picture-card.tsx';
import { rowSizes } from '../../ui/rows.ts';
import rows from '../../ui/rows.module.css';
import { HomeSection } from './home-section.tsx';
import { PackagesNote } from './packages-note.tsx';
import styles from './concierge.module.css';
import section from './section.module.css';

const { title, lead, services } = homeTexts.concierge;

export function Concierge(): ReactNode {
  if (services.length === 0) return null;
  return (
    <HomeSection id="concierge" title={title} light="dusk">
      <p className={section.lead}>{lead}</p>
      <ul role="list" className={`${rows.rows} ${styles.services}`}>
        {services.map(({ picture, title: name, text }) => (
          <PictureCard key={name} picture={picture} sizes={rowSizes(services.length)}>
            <h3>{name}</h3>
            <p>{text}</p>
          </PictureCard>
        ))}
      </ul>
      <PackagesNote />
    </HomeSection>
  );
}
