import { useCallback, useState, useTransition, type ReactNode } from 'react';
import { Button } from 'antd';
import type { GuestDetail } from '@getaway/contracts/http/guest-details';
import { formatDate } from '../../../format/dates.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DetailsForm } from './details-form.tsx';
import { Facts } from './facts.tsx';
import { labels } from './field-labels.ts';
import styles from './guest.module.css';
import { textFields, valuesOf, type GuestValues } from './guest-values.ts';
import { RemovalPanel } from './removal-panel.tsx';

/** What is known of a guest; it can be changed after 'Edit Details' until it is saved. */
export function GuestDetails({ guest }: { guest: GuestDetail }): ReactNode {
  const [mode, setMode] = useState<'unopened' | 'editing' | 'closed'>('unopened');
  const editing = mode === 'editing';
  // Twenty fields take long to draw: in pieces, between which the page answers its person.
  const [opening, startOpening] = useTransition();
  const edit = (): void => startOpening(() => setMode('editing'));
  // The same one: the form is not drawn again while it goes.
  const close = useCallback((): void => startOpening(() => setMode('closed')), []);
  return (
    <>
      <Panel
        title="Guest Information"
        actions={
          !editing && (
            // After the form is closed, the focus returns to where it was opened.
            <Button autoFocus={mode === 'closed'} loading={opening} onClick={edit}>
              Edit Details
            </Button>
          )
        }
      >
        {editing ? <DetailsForm guest={guest} onClose={close} /> : <Known values={valuesOf(guest)} />}
      </Panel>
      {!editing && <RemovalPanel guest={guest} />}
    </>
  );
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

function Known({ values }: { values: GuestValues }): ReactNode {
  const text = (value: string) => (isDay.test(value) ? formatDate(value) : value);
  return (
    <div className={styles.known}>
      <Facts
        facts={[
          ...textFields.map((field) => [labels[field], text(values[field])] as const),
          [labels.sequenceStep, values.sequenceStep],
          [labels.optOutEmails, values.optOutEmails ? 'No' : 'Yes'],
        ]}
      />
    </div>
  );
}
