import type { ReactNode } from 'react';
import { SignupCall } from '../signup-call.tsx';
import styles from './escape-hero.module.css';
import { LoopingFilm } from './looping-film.tsx';

export function EscapeHero(): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="escape-title">
      <LoopingFilm />
      <div className={styles.words}>
        <p className={styles.banner}>$50 OFF CHILDCARE COVERAGE</p>
        <h1 id="escape-title">Weekday Escapes</h1>
        <p className={styles.promise}>
          The grandparents are busy on weekends. Tuesdays, they are free. Get away for a night in the middle
          of the week, and let us pay the babysitter.
        </p>
        <SignupCall>Claim my $50 code</SignupCall>
      </div>
    </section>
  );
}
