import type { ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import { SignupCall } from '../signup-call.tsx';
import hero from '../../../ui/hero.module.css';
import styles from './escape-hero.module.css';
import { LoopingFilm } from './looping-film.tsx';

const { banner, title, promise, button } = weekdayEscapeTexts.hero;

export function EscapeHero(): ReactNode {
  return (
    <section className={`${hero.hero} ${styles.hero}`} aria-labelledby="escape-title">
      <LoopingFilm />
      <div className={`${hero.words} ${styles.words}`}>
        <p className={styles.banner}>{banner}</p>
        <h1 id="escape-title" className={hero.title}>
          {title}
        </h1>
        <p className={`${hero.promise} ${styles.promise}`}>{promise}</p>
        <SignupCall>{button}</SignupCall>
      </div>
      <i className={hero.end} />
    </section>
  );
}
