import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Loading } from '../../../ui/loading.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { useIsLive } from '../../../ui/use-is-live.ts';
import styles from './wizard-place.module.css';

const BookingWizard = lazy(() =>
  import('./booking-wizard.tsx').then((module) => ({ default: module.BookingWizard })),
);

/**
 * Keeps the wizard's place on the prerendered page until its code is there: what it shows is in the browser's own
 * keeping. A guest who comes from another page of the site sees that one until then.
 */
export function WizardPlace(): ReactNode {
  const isLive = useIsLive();
  const [wasPrerendered] = useState(!isLive);
  if (!wasPrerendered) return <BookingWizard />;
  if (!isLive) return <WizardComing />;
  return (
    <Suspense fallback={<WizardComing />}>
      <BookingWizard />
    </Suspense>
  );
}

function WizardComing(): ReactNode {
  return (
    <div className={styles.place}>
      <div className={`${styles.surface} ${styles.panel}`}>
        <div className={styles.coming}>
          <Loading>Loading the calendar…</Loading>
        </div>
        <NeedsScript what="Booking" />
      </div>
    </div>
  );
}
