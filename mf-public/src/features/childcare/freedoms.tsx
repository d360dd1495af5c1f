import type { ReactNode } from 'react';
import { fireplace } from '../../pictures/fireplace.ts';
import { privateChef } from '../../pictures/private-chef.ts';
import { spaBath } from '../../pictures/spa-bath.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './childcare.module.css';

const freedoms = [
  {
    picture: privateChef,
    title: 'Private Chef',
    text: 'Five courses, cooked for the two of you. Nobody asks for it without the sauce.',
  },
  {
    picture: spaBath,
    title: 'Spa Bliss',
    text: 'A deep bath, a massage side by side, and a door that stays closed.',
  },
  {
    picture: fireplace,
    title: 'Pure Freedom',
    text: 'A fire, a bottle, and a whole evening with nothing on the list.',
  },
] as const;

export function Freedoms(): ReactNode {
  return (
    <section className={styles.section} aria-label="What you get away to">
      <ul role="list" className={`${styles.inner} ${styles.cards}`}>
        {freedoms.map(({ picture, title, text }) => (
          <li key={title} className={styles.card}>
            <Picture source={picture} sizes="(min-width: 768px) 31vw, 92vw" />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
