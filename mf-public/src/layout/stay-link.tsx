import { useEffect, useState, type ReactNode } from 'react';
import { openOwnStay } from '@getaway/contracts/http/stay';
import { callApi } from '@getaway/web-kit/api-client';

/** The way to the stay's page, for the browser that has just booked or reserved it. Without an answer, the email has it. */
export function StayLink({ bookingReference }: { bookingReference: string }): ReactNode {
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
