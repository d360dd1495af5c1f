import type { ReactNode } from 'react';
import { Link } from 'wouter';
import button from '@getaway/web-kit/button/button.module.css';
import { property } from '../../property.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { FileButton } from './file-button.tsx';
import { priceId } from './price-and-payments.tsx';
import { useOpenStay } from './stay-context.ts';
import { hasLeft, nextSteps } from './stay-words.ts';
import styles from './stay.module.css';

/** Opens the app for maps on a phone, and a page on other machines. */
const mapLink = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(property.addressLine)}`;

/** What happens next, with what the guest needs on the way. */
export function NextSteps(): ReactNode {
  const { view, loadedAt, calls } = useOpenStay();
  const { code, instructions = code } = view.entryCode;
  const now = new Date(loadedAt);
  const hasStayed = hasLeft(view, now);
  const isOver = view.ended !== null || view.status === 'cancelled' || hasStayed;
  return (
    <section className={styles.section} aria-labelledby="next-title">
      <h2 id="next-title">What happens next</h2>
      {instructions && (
        <p className={styles.code}>
          <span>{code ? 'Your entry code' : 'How you get in'}</span>
          {code ? <strong>{code}</strong> : instructions}
        </p>
      )}
      <ol role="list" className={styles.steps}>
        {nextSteps(view, now).map(({ title, text, isPayment }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {isPayment && (
              <p>
                <a href={`#${priceId}`}>Go to payment</a>
              </p>
            )}
          </li>
        ))}
      </ol>
      {!isOver && (
        <address className={styles.place}>
          <p>{property.addressLine}</p>
          <p>
            <a href={mapLink} target="_blank" rel="noreferrer">
              Open in Maps
            </a>
          </p>
          <p>
            Lost or late? Call <PhoneLink phone={property.contact.phone} />.
          </p>
        </address>
      )}
      {isOver && (
        <Link to="/booking" className={button.button} data-look="quiet">
          {hasStayed ? 'Book another stay' : 'Choose new dates'}
        </Link>
      )}
      {view.status === 'confirmed' && !isOver && (
        <FileButton
          read={async () => (await import('./stay-reads.ts')).readCalendar(calls)}
          name={`stay-${view.bookingReference}.ics`}
          what="the calendar file"
        >
          Add to calendar
        </FileButton>
      )}
    </section>
  );
}
