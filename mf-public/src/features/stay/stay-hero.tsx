import type { ReactNode } from 'react';
import { stayDatesWords, stayStatusWords } from '@getaway/contracts/http/stay-words';
import { formatNights } from '@getaway/web-kit/format/dates';
import { property } from '../../property.ts';
import hero from '../../ui/hero.module.css';
import { house } from '../../pictures/house.ts';
import { Picture } from '../../ui/picture.tsx';
import type { LoadedStay } from './stay-state.ts';
import { daysToGo } from './stay-words.ts';
import styles from './stay.module.css';

interface StayHeroProps {
  stay?: LoadedStay;
  /** Whether the guest has just booked the stay. */
  isNew?: boolean;
}

/** The dates over the house at night; before the stay is loaded, the house alone. */
export function StayHero({ stay, isNew = false }: StayHeroProps): ReactNode {
  return (
    <header className={`${hero.hero} ${styles.hero}`}>
      <div className={`${hero.scene} ${hero.pictured}`} aria-hidden="true">
        <Picture className={styles.picture} rendering={house} sizes="(max-width: 767px) 110vw, 75vw" first />
      </div>
      <div className={`${hero.words} ${styles.heroWords}`}>
        {stay ? (
          <Dates stay={stay} isNew={isNew} />
        ) : (
          <h1 className={`${hero.title} ${styles.title}`}>Your stay</h1>
        )}
      </div>
      <i className={hero.end} />
    </header>
  );
}

function Dates({ stay: { view, loadedAt }, isNew }: { stay: LoadedStay; isNew: boolean }): ReactNode {
  const toGo = daysToGo(view, new Date(loadedAt));
  return (
    <>
      {isNew ? (
        <p className={styles.booked}>You’re booked, {view.firstName}! We’re emailing you the details.</p>
      ) : (
        <p className={styles.greeting}>
          {view.firstName}, your stay at {property.name}
        </p>
      )}
      <h1 className={`${hero.title} ${styles.title}`} data-canceled={view.status === 'cancelled'}>
        {unbroken(stayDatesWords(view))}
      </h1>
      {toGo && <p className={styles.toGo}>{toGo}</p>}
      <ul role="list" className={styles.facts}>
        <li data-status={view.status}>{stayStatusWords(view)}</li>
        <li>{formatNights(view.quote.nights.length)}</li>
        <li>{view.numberOfGuests === 1 ? '1 guest' : `${view.numberOfGuests} guests`}</li>
        <li>Reference {view.bookingReference}</li>
      </ul>
    </>
  );
}

/** Keeps each day in one line; a narrow screen, where it would not fit, leaves out the end of the weekday. */
function unbroken(dates: string): ReactNode {
  return dates.split(/(\p{L}+, \p{L}+ \d{1,2}(?:, \d{4})?(?: to)?)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.day}>
        {part.slice(0, 3)}
        <span className={styles.restOfWeekday}>{part.slice(3, part.indexOf(','))}</span>
        {part.slice(part.indexOf(','))}
      </span>
    ),
  );
}
