import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { Link } from 'wouter';
import button from '@getaway/web-kit/button/button.module.css';
import { BookedNote } from './booked-note.tsx';
import { FromPrice } from './from-price.tsx';
import { Rating } from './rating.tsx';
import { HeroScene } from '../served-parts.ts';
import hero from '../../../ui/hero.module.css';
import styles from './hero.module.css';

const { place, title, promise } = homeTexts.hero;

export function Hero(): ReactNode {
  return (
    <section id="home" className={`${hero.hero} ${styles.hero}`} aria-labelledby="hero-title" tabIndex={-1}>
      <HeroScene />
      <div className={`${hero.words} ${styles.words}`}>
        <BookedNote />
        <p className={styles.place}>{place}</p>
        <h1 id="hero-title" className={`${hero.title} ${styles.title}`}>
          {title}
        </h1>
        <p className={`${hero.promise} ${styles.promise}`}>{promise}</p>
        <div className={styles.start}>
          <Link to="/booking" className={button.button}>
            Reserve Your Getaway
          </Link>
          <Rating />
          <FromPrice />
        </div>
      </div>
      <i className={hero.end} />
    </section>
  );
}
