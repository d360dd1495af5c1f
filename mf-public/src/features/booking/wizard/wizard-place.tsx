import { lazy, startTransition, useEffect, useState, type ReactNode } from 'react';
import { LateNote } from '../../../ui/late-note.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { emptyDraft } from '../draft/booking-draft.ts';
import { BookingSummary } from '../summary/booking-summary.tsx';
import { ServedPlace } from '../../../ui/served-place.tsx';
import { useIsLive } from '../../../ui/use-is-live.ts';
import months from './served-months.module.css';
import { StepList } from './step-list.tsx';
import { steps } from './steps.ts';
import wizard from './booking-wizard.module.css';
import styles from './wizard-place.module.css';

/** Fetched while the page is taken over, not after it. */
const wizardCode = import('./booking-wizard.tsx').then((module) => ({ default: module.BookingWizard }));
// The wizard's place says that it could not be loaded.
wizardCode.catch(() => undefined);
const BookingWizard = lazy(() => wizardCode);

/**
 * Keeps the wizard's place on the prerendered page until its code is there: what it shows is in the browser's own
 * keeping. A guest who comes from another page of the site sees that one until then.
 */
export function WizardPlace(): ReactNode {
  const isLive = useIsLive();
  const [isShown, setShown] = useState(isLive);
  useEffect(() => {
    // In a transition, because guests may be choosing dates in the place until the moment at which the wizard replaces it.
    const show = () => startTransition(() => setShown(true));
    void wizardCode.then(show, show);
  }, []);
  return isShown ? <BookingWizard /> : <WizardComing />;
}

/** The first step in the looks of the wizard, with the months that the edge has put into the page. */
function WizardComing(): ReactNode {
  return (
    <div className={wizard.wizard}>
      <div className={`${styles.surface} ${wizard.panel} ${styles.panel}`} data-step="1">
        <StepList current={1} hasAddOns onChoose={() => undefined} disabled />
        <h2 className={wizard.title}>{steps[0]?.title}</h2>
        <ServedPlace as="div" name="months" className={months.months} />
        <div className={styles.coming}>
          <Loading>Loading the calendar…</Loading>
        </div>
        <LateNote />
        <NeedsScript what="Booking" />
      </div>
      <aside className={wizard.aside} data-step="1">
        <BookingSummary draft={emptyDraft} state={{ status: 'none' }} />
      </aside>
    </div>
  );
}
