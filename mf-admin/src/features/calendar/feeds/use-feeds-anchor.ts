import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the feeds are on the page: the fragment of links to them. */
export const feedsId = 'feeds';

/** Leads to the feeds when the address names them, once what is above them has its height (`isDrawn`). */
export function useFeedsAnchor(isDrawn: boolean): void {
  const { hash, key } = useLocation();
  const isNamed = hash === `#${feedsId}`;
  useEffect(() => {
    if (!isNamed || !isDrawn) return;
    const feeds = document.getElementById(feedsId);
    feeds?.scrollIntoView({ block: 'start' });
    feeds?.focus({ preventScroll: true });
  }, [isNamed, isDrawn, key]);
}
