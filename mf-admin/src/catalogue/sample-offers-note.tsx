import type { ReactNode } from 'react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { markSetupStep, readSetup, type SampleOffer } from '@getaway/contracts/http/setup';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../actions/use-mutation.ts';
import { PageNote } from '../ui/page-note.tsx';
import styles from './sample-offers-note.module.css';
import { stillOnSale } from './sample-offers-in-words.ts';
import { sellsSampleOffers } from './sells-sample-offers.ts';
import { TurnOffSamples } from './turn-off-samples.tsx';

const texts = { failed: 'Failed to keep them', refresh: [readSetup] } as const;

/** Names all of the sample's offers that guests can still book, as the checklist does, until each is changed or off, or staff say that they are right. */
export function SampleOffersNote({ kind }: { kind: SampleOffer['kind'] }): ReactNode {
  const { data: setup } = useQuery(readSetup);
  const { run, pending } = useMutation(markSetupStep, texts);
  if (!setup || !sellsSampleOffers(setup) || setup.marks.some(({ step }) => step === 'prices')) return null;
  if (!setup.sampleOffers.some((offer) => offer.kind === kind)) return null;
  const keep = () => run({ params: { step: 'prices' }, body: { mark: 'done' } });
  return (
    <PageNote
      type="warning"
      title={stillOnSale(setup.sampleOffers)}
      action={
        // The step is about the charges as well: those that nobody changed are confirmed where they are listed.
        <span className={styles.actions}>
          {setup.unchangedPrices.length > 0 ? (
            <Link to="/admin/dashboard">Confirm in the Checklist</Link>
          ) : (
            <Button size="small" loading={pending} onClick={() => void keep()}>
              These Are Right
            </Button>
          )}
          <TurnOffSamples offers={setup.sampleOffers} />
        </span>
      }
    />
  );
}
