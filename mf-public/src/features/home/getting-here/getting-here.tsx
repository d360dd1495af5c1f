import type { ReactNode } from 'react';
import { property } from '../../../property.ts';
import { HomeSection } from '../home-section.tsx';
import { GettingHereWords } from '../served-parts.ts';
import styles from './getting-here.module.css';
import { HouseMap } from './house-map.tsx';
import { mapAround } from './map-links.ts';

const map = mapAround(property.address);

/** Where the house is, and the way there. */
export function GettingHere(): ReactNode {
  return (
    <HomeSection id="getting-here" title="Getting here" light="day">
      <div className={styles.columns}>
        <GettingHereWords />
        {map && <HouseMap {...map} title={`Map around ${property.name}, ${property.address.town}`} />}
      </div>
    </HomeSection>
  );
}
