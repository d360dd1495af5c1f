import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { property } from '../../property.ts';
import styles from './intro.module.css';
import section from './section.module.css';

const blurbs: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'heart',
    title: 'Romantic amenities',
    text: 'A hot tub for two, a fireplace, a bath deep enough for both of you. Everything here was chosen for couples, down to the last candle.',
  },
  {
    icon: 'calm',
    title: 'Relaxing experiences',
    text: 'A massage side by side, dinner cooked in your own kitchen, a film with your feet up. Do it all, or do nothing at all.',
  },
  {
    icon: 'place',
    title: 'Perfect location',
    text: `Far enough to hear the trees, near enough to be here for sunset: ${property.minutesFromCity} minutes from the city, with your own parking at the door.`,
  },
];

export function Intro(): ReactNode {
  return (
    <section className={section.section} aria-labelledby="intro-title">
      <div className={section.inner}>
        <h2 id="intro-title" className={section.title}>
          One house, one key, and time for each other
        </h2>
        <p className={section.lead}>
          {property.name} is let to one couple at a time. No lobby, no neighbors through the wall, no
          schedule. You arrive, the lights are already on, and the evening is yours.
        </p>
        <ul role="list" className={styles.blurbs}>
          {blurbs.map(({ icon, title, text }) => (
            <li key={title} className={styles.blurb}>
              <span className={styles.icon}>
                <Icon name={icon} size={28} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
