import type { ReactNode } from 'react';
import { Link } from 'wouter';
import button from '../../../ui/button.module.css';
import { property } from '../../../property.ts';
import { BookedNote } from './booked-note.tsx';
import { HeroScene } from './hero-scene.tsx';
import styles from './hero.module.css';

export function Hero(): ReactNode {
  return (
    <section id="home" className={styles.hero} aria-labelledby="hero-title" tabIndex={-1}>
      <HeroScene />
      <div className={styles.words}>
        <BookedNote />
        <p className={styles.place}>
          {property.name} <span aria-hidden="true">·</span> {property.address.town}, Georgia
        </p>
        <h1 id="hero-title" className={styles.title}>
          A night that belongs to the two of you
        </h1>
        <p className={styles.promise}>
          Warm water under the stars, a fire that waits for you, and nobody else for the whole weekend. Our
          private retreat is just {property.minutesFromCity} minutes from the city.
        </p>
        <Link to="/booking" className={button.button}>
          Reserve Your Getaway
        </Link>
      </div>
    </section>
  );
}
