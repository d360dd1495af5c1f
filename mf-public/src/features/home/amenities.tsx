import type { ReactNode } from 'react';
import { dining } from '../../pictures/dining.ts';
import { firePit } from '../../pictures/fire-pit.ts';
import { hotTub } from '../../pictures/hot-tub.ts';
import { movieRoom } from '../../pictures/movie-room.ts';
import { spaBath } from '../../pictures/spa-bath.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './amenities.module.css';
import section from './section.module.css';

const features = [
  {
    picture: hotTub,
    title: 'Hot tub for two',
    text: 'Cedar, steam and a clear view of the stars. It is heated when you arrive and nobody overlooks it.',
  },
  {
    picture: firePit,
    title: 'Outdoor fire pit',
    text: 'Two chairs, a stack of dry wood and a blanket. The marshmallows are on us.',
  },
  {
    picture: movieRoom,
    title: 'Living spaces and a movie room',
    text: 'A sofa made for leaning on each other, a big screen, and a fireplace in the next room.',
  },
  {
    picture: dining,
    title: 'Intimate dining',
    text: 'A table by the window, set for two. Cook together, order in, or let our chef take over.',
  },
  {
    picture: spaBath,
    title: 'Spa bathroom',
    text: 'A deep soaking tub, warm towels and candles within reach. Stay until your fingers wrinkle.',
  },
] as const;

const completeList: readonly { icon: IconName; label: string }[] = [
  { icon: 'tub', label: 'Private hot tub for 2' },
  { icon: 'fire', label: 'Outdoor fire pit' },
  { icon: 'film', label: 'Movie room' },
  { icon: 'hearth', label: 'Fireplace' },
  { icon: 'parking', label: 'Private parking' },
  { icon: 'wifi', label: 'High-speed WiFi' },
  { icon: 'climate', label: 'Climate control' },
  { icon: 'sparkle', label: 'Housekeeping' },
];

export function Amenities(): ReactNode {
  return (
    <section
      id="amenities"
      className={`${section.section} ${styles.amenities}`}
      aria-labelledby="amenities-title"
      tabIndex={-1}
    >
      <div className={section.inner}>
        <h2 id="amenities-title" className={section.title}>
          Five places you will not want to leave
        </h2>
        <div className={styles.features}>
          {features.map(({ picture, title, text }) => (
            <figure key={title} className={styles.feature}>
              <Picture source={picture} sizes="(min-width: 768px) 46vw, 92vw" />
              <figcaption>
                <h3>{title}</h3>
                <p>{text}</p>
              </figcaption>
            </figure>
          ))}
        </div>
        <h3 className={styles.listTitle}>Complete amenities</h3>
        <ul role="list" className={styles.list}>
          {completeList.map(({ icon, label }) => (
            <li key={label}>
              <Icon name={icon} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
