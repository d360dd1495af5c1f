import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { HouseIcon } from './house-icon.tsx';
import rows from '../../ui/rows.module.css';
import styles from './intro.module.css';
import section from './section.module.css';

const { title, lead, blurbs } = homeTexts.intro;

export function Intro(): ReactNode {
  return (
    <section className={section.section} aria-labelledby="intro-title">
      <div className={section.inner}>
        <h2 id="intro-title" className={section.title}>
          {title}
        </h2>
        <p className={section.lead}>{lead}</p>
        <ul role="list" className={`${rows.rows} ${styles.blurbs}`}>
          {blurbs.map(({ icon, title: name, text }) => (
            <li key={name} className={styles.blurb}>
              <span className={styles.icon}>
                <HouseIcon name={icon} size={28} />
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
