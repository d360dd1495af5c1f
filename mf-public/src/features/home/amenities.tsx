import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { HouseIcon } from './house-icon.tsx';
import { NamedPicture } from '../../ui/named-picture.tsx';
import { rowSizes } from '../../ui/rows.ts';
import rows from '../../ui/rows.module.css';
import { HomeSection } from './home-section.tsx';
import styles from './amenities.module.css';

const { title, scenes, listTitle, list } = homeTexts.amenities;

export function Amenities(): ReactNode {
  return (
    <HomeSection id="amenities" title={title} className={styles.amenities}>
      {scenes.length > 0 && (
        <div className={`${rows.rows} ${styles.features}`}>
          {scenes.map(({ picture, title: name, text }) => (
            <figure key={name} className={styles.feature}>
              <NamedPicture name={picture} sizes={rowSizes(scenes.length)} />
              <figcaption>
                <h3>{name}</h3>
                <p>{text}</p>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      <h3 className={styles.listTitle}>{listTitle}</h3>
      <ul role="list" className={styles.list}>
        {list.map(({ icon, label }) => (
          <li key={label}>
            <HouseIcon name={icon} />
            {label}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
