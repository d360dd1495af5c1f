import type { ReactNode } from 'react';

const isPrerendering = typeof document === 'undefined';

interface ServedPlaceProps {
  /** As the edge knows it (shell/server/calendar/served-nights.ts). */
  name: string;
  className?: string | undefined;
  as?: 'div' | 'span';
}

/**
 * A place of a prerendered page that the edge fills for each visit. It has a comment for it until then, and nothing on pages
 * that were not prerendered. React leaves alone what is in it.
 */
export function ServedPlace({ name, className, as: Place = 'span' }: ServedPlaceProps): ReactNode {
  return (
    <Place
      className={className}
      data-served={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isPrerendering ? `<!--${name}-->` : '' }}
    />
  );
}
