import type { ReactNode } from 'react';
import { readSetup } from '@getaway/contracts/http/setup';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { PageNote } from '../ui/page-note.tsx';
import { sellsSampleOffers } from './sells-sample-offers.ts';

/** That guests can still book what the sample house offers, until staff say on the checklist that they are to. */
export function SampleOffersNote(): ReactNode {
  const { data: setup } = useQuery(readSetup);
  if (!setup || !sellsSampleOffers(setup) || setup.marks.some(({ step }) => step === 'prices')) return null;
  return (
    <PageNote
      type="warning"
      title="Guests can book services or packages of the sample house. Change what you offer, and turn off the rest."
    />
  );
}
