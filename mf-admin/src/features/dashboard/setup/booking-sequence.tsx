import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listEmailSequences } from '@getaway/contracts/http/email-sequences';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { InitializeButton } from '../../../booking-sequence/initialize-button.tsx';
import styles from './setup.module.css';

/** Whether guests get the emails around their stay, and the button that turns them on. */
export function BookingSequence(): ReactNode {
  const { data: sequences } = useQuery(listEmailSequences);
  if (!sequences) return null;
  const sequence = sequences.find(({ sequenceKey }) => sequenceKey === 'booking_sequence');
  if (!sequence || sequence.templatesCount === 0)
    return (
      <>
        <p>
          Confirmations and receipts are always on. The emails before arrival, during the stay, and after it
          are off until you turn them on:
        </p>
        <InitializeButton />
      </>
    );
  return (
    <p className={styles.links}>
      {sequence.isActive
        ? 'The emails before arrival, during the stay, and after it are on.'
        : 'The emails before arrival, during the stay, and after it are off.'}
      <Link to="/admin/emails">Open Email Sequences</Link>
    </p>
  );
}
