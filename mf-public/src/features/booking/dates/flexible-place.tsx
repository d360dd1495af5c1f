import { useEffect, useRef, type ReactNode } from 'react';
import { useVisit } from '../../../layout/navigation.tsx';
import { partOf } from '../../../ui/part-of.tsx';
import { flexibleId } from './flexible-button.tsx';
import type { FlexiblePanelProps } from './flexible-panel.tsx';
import styles from './flexible-place.module.css';

// Most guests know their dates: the code of the search comes when it is opened.
const FlexiblePanel = partOf(async () => (await import('./flexible-panel.tsx')).FlexiblePanel, {
  loading: 'One moment…',
  what: 'the search',
});

/** The search for dates below its button. When opened, it moves up to the button, as it would be below the screen. */
export function FlexiblePlace(props: FlexiblePanelProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  const visit = useVisit();
  useEffect(() => {
    // A link that opens it is followed by a navigation, after which the page scrolls to its top.
    const later = setTimeout(() => place.current?.scrollIntoView({ block: 'start' }));
    return () => clearTimeout(later);
  }, [visit.key]);
  return (
    <section ref={place} id={flexibleId} className={styles.place} aria-label="Flexible dates">
      <FlexiblePanel {...props} />
    </section>
  );
}
