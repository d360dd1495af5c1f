import { useEffect, useState, type ReactNode } from 'react';
import { openOwnStay } from '@getaway/contracts/http/stay';
import { callApi } from '@getaway/web-kit/api-client';
import { readBookedState } from '../../../layout/booked-state.ts';
import { useVisit } from '../../../layout/navigation.tsx';
import styles from './hero.module.css';

/** Greets the guests who have just booked, and leads to their stay; the message beside it is gone after five seconds. */
export function BookedNote(): ReactNode {
  const booked = readBookedState(useVisit().state);
  if (!booked) return null;
  return (
    <p className={styles.booked}>
      You’re booked! Your reference is <strong>{booked.bookingReference}</strong>, and we’ve emailed you the
      rest. <StayLink bookingReference={booked.bookingReference} />
    </p>
  );
}

/** The way to the stay's page, for the browser that booked it. Without an answer, the email has it. */
function StayLink({ bookingReference }: { bookingReference: string }): ReactNode {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    callApi(openOwnStay, { body: { bookingReference } }).then(
      (answer) => isWanted && setToken(answer.token),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [bookingReference]);
  if (token === undefined) return null;
  // A page load of its own: a step within this page would put the link into the referrer of what it loads.
  return <a href={`/stay/${token}`}>See your stay</a>;
}
