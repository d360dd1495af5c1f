import type { ReactNode } from 'react';
import { Link } from 'wouter';
import button from '@getaway/web-kit/button/button.module.css';
import { ServedLink } from '../../ui/served-link.tsx';
import { ServedPlace } from '../../ui/served-place.tsx';
import styles from './seasonal-offer.module.css';

const isPrerendering = typeof document === 'undefined';
const label = 'See the Dates';

/** As the edge words it (shell/server/offer/served-offer.ts). */
type Words = Record<'title' | 'text' | 'discount' | 'code' | 'end' | 'link', string>;

/** A promo code that the host shows. The edge knows it, for this page and for each that leads to it. */
export function SeasonalOffer(): ReactNode {
  const words = servedWords();
  if (!words && !isPrerendering) return null;
  const part = (name: keyof Words): ReactNode => words?.[name] ?? <ServedPlace name={`offer-${name}`} />;
  return (
    <section className={styles.offer} aria-labelledby="offer-title">
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 id="offer-title">{part('title')}</h2>
          <p className={styles.text}>{part('text')}</p>
          <p className={styles.terms}>
            <strong>{part('discount')}</strong> with the code <strong>{part('code')}</strong>
          </p>
        </div>
        <div className={styles.way}>
          {words ? (
            <Link to={`/booking${words.link}`} className={button.button} data-look="quiet">
              {label}
            </Link>
          ) : (
            <ServedLink to="/booking" name="offer-link" label={label} />
          )}
          <p className={styles.end}>{part('end')}</p>
        </div>
      </div>
    </section>
  );
}

/** In the page's data; undefined without an offer. */
function servedWords(): Words | undefined {
  if (isPrerendering) return undefined;
  const json = document.getElementById('seasonal-offer')?.textContent;
  return json ? (JSON.parse(json) as Words) : undefined;
}
