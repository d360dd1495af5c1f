import type { ReactNode } from 'react';
import { Button } from 'antd';
import { initializeBookingSequence } from '@getaway/contracts/http/email-sequences';
import { useAction } from '../../actions/use-action.ts';
import { sequenceReads } from './emails.api.ts';

/** Sees to it that the booking sequence is there; pressing it again changes nothing. */
export function InitializeButton(): ReactNode {
  const { run, pending } = useAction(initializeBookingSequence, {
    done: 'Booking sequence initialized with existing email templates',
    failed: 'Failed to initialize booking sequence',
    refresh: sequenceReads,
  });
  return (
    <Button loading={pending} onClick={() => void run({})}>
      Initialize Booking Sequence
    </Button>
  );
}
