import { useState, type ComponentType, type ReactNode } from 'react';
import type { StayView } from '@getaway/contracts/http/stay';
import { formatInstant } from '@getaway/kernel/format-instant';
import { property } from '../../property.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { partOf } from '../../ui/part-of.tsx';
import { useOpenStay } from './stay-context.ts';
import { nothingPaidWords } from './stay-words.ts';
import styles from './stay.module.css';

type Offer = Pick<StayView['canMove'], 'allowed' | 'until' | 'whyNot'>;

interface Change {
  readonly name: string;
  readonly icon: IconName;
  readonly offer: (view: StayView) => Offer;
  /** What is below the name while it can be done; `until` is in the house's time. */
  readonly text: (until: string | null, view: StayView) => string;
  readonly Panel: ComponentType<PanelProps>;
}

interface PanelProps {
  readonly onClose: () => void;
}

const panel = (load: () => Promise<ComponentType<PanelProps>>): ComponentType<PanelProps> =>
  partOf(load, { loading: 'One moment…', what: 'this part of the page' });

const changes: readonly Change[] = [
  {
    name: 'Add something special',
    icon: 'sparkle',
    offer: ({ canAddExtras }) => canAddExtras,
    text: (until) => `Until ${until}`,
    Panel: panel(async () => (await import('./extras-panel.tsx')).ExtrasPanel),
  },
  {
    name: 'Move your dates',
    icon: 'calm',
    offer: ({ canMove }) => canMove,
    text: (until) => (until === null ? 'See the new price first' : `Until ${until}`),
    Panel: panel(async () => (await import('./move-panel.tsx')).MovePanel),
  },
  {
    name: 'Guests, times, and requests',
    icon: 'guests',
    offer: ({ canChangeDetails }) => canChangeDetails,
    text: () => 'Doesn’t change your price',
    Panel: panel(async () => (await import('./details-panel.tsx')).DetailsPanel),
  },
  {
    name: 'Cancel your booking',
    icon: 'close',
    offer: ({ canCancel }) => canCancel,
    text: (until, view) => {
      if (view.canCancel.refundReason === 'nothing-paid') return nothingPaidWords(view);
      return until === null ? 'No refund if you cancel now' : `Full refund until ${until}`;
    },
    Panel: panel(async () => (await import('./cancel-panel.tsx')).CancelPanel),
  },
];

/** What guests can change, one at a time; what they can't says why. */
export function ChangeStay(): ReactNode {
  const { view } = useOpenStay();
  // What this house does not offer at all is neither allowed nor has a reason.
  const offered = changes
    .map((change) => ({ ...change, ...change.offer(view) }))
    .filter(({ allowed, whyNot }) => allowed || whyNot);
  const isOver = view.ended !== null || view.status === 'cancelled' || view.status === 'completed';
  const isClosed = offered.every(({ allowed }) => !allowed);
  if (isOver && isClosed) return null;
  const reasons = new Set(offered.map(({ whyNot }) => whyNot));
  // The same reason for everything is shown once, not under each change.
  const [sharedReason] = isClosed && reasons.size === 1 ? reasons : [];
  return (
    <section className={styles.section} aria-labelledby="change-title">
      <h2 id="change-title">Make changes</h2>
      {sharedReason ? <p>{sharedReason}</p> : <Changes offered={offered} />}
    </section>
  );
}

function Changes({ offered }: { offered: readonly (Change & Offer)[] }): ReactNode {
  const { view } = useOpenStay();
  const [opened, setOpened] = useState<string>();
  return (
    <ul role="list" className={styles.changes}>
      {offered.map(({ name, icon, allowed, until, whyNot, text, Panel }) => {
        const isOpen = allowed && opened === name;
        const id = `change-${icon}`;
        const note = allowed
          ? text(until === null ? null : formatInstant(until, property.timeZone), view)
          : whyNot;
        return (
          <li key={name} className={styles.change} data-open={isOpen}>
            <h3>
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                aria-disabled={!allowed}
                aria-describedby={`${id}-note`}
                onClick={() => allowed && setOpened(isOpen ? undefined : name)}
              >
                <Icon name={icon} size={22} />
                <span>{name}</span>
              </button>
            </h3>
            <p id={`${id}-note`} className={styles.changeNote}>
              {note}
            </p>
            {isOpen && (
              <div id={id} className={styles.panel}>
                <Panel onClose={() => setOpened(undefined)} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
