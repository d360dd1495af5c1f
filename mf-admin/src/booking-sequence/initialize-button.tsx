import type { ReactNode } from 'react';
import { Button } from 'antd';
import { initializeBookingSequence } from '@getaway/contracts/http/email-sequences';
import { useMutation } from '../actions/use-mutation.ts';
import { sequenceQueries } from './sequence-queries.ts';

/** Sees to it that the booking sequence is there; pressing it again changes nothing. */
export function InitializeButton(): ReactNode {
  const { run, pending } = useMutation(initializeBookingSequence, {
    done: 'Booking sequence initialized with existing email templates',
    failed: 'Failed to initialize booking sequence',
    refresh: sequenceQueries,
  });
  return (
    <Button
      loading={pending}
      title="Adds six emails to guests, from three weeks before arrival to three months after, and turns them on"
      onClick={() => void run({})}
    >
      Initialize Booking Sequence
    </Button>
  );
}
