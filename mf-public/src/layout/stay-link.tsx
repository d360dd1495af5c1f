import { useEffect, useState, type ReactNode } from 'react';

/** The way to the stay's page, for the browser that has just booked or reserved it. Without an answer, the email has it. */
export function StayLink({ bookingReference }: { bookingReference: string }): ReactNode {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    // Loaded when a stay was booked: the landing page, which has this link, does not need it before.
    import('./ask-own-stay.ts')
      .then(({ askOwnStay }) => askOwnStay(bookingReference))
      .then(
        (answer) => isWanted && setToken(answer),
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
