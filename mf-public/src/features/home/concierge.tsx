import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { HomeSection } from './home-section.tsx';
import { PackagesNote } from './packages-note.tsx';
import section from './section.module.css';
import { ServiceList } from './served-parts.ts';

const { title, lead, services } = homeTexts.concierge;

export function Concierge(): ReactNode {
  if (services.length === 0) return null;
  return (
    <HomeSection id="concierge" title={title} light="dusk">
      <p className={section.lead}>{lead}</p>
      <ServiceList />
      <PackagesNote />
    </HomeSection>
  );
}
