import type { ReactNode } from 'react';
import { readSetup } from '@getaway/contracts/http/setup';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { PageNote } from '../../ui/page-note.tsx';

/** Says that card payments are only tests until live keys are set, so that nobody mistakes them for income. */
export function TestPaymentsNote(): ReactNode {
  const { data: setup } = useQuery(readSetup);
  if (!setup || setup.cardMode === 'live') return null;
  return (
    <PageNote
      type="info"
      title="Payments by card are tests until your own live Stripe keys are connected. No real money has moved for them."
    />
  );
}
