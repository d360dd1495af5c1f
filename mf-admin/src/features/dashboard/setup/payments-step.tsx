import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { readSetup, tryCardKeys, type Setup } from '@getaway/contracts/http/setup';
import { useAction } from '../../../actions/use-action.ts';
import { formatMoment } from '../../../format/dates.ts';
import styles from './setup.module.css';

const texts = { failed: 'The keys could not be tried', refresh: [readSetup] } as const;
const variables = 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET';

/** Which keys are set, where they come from, and whether the provider knows them. */
export function PaymentsStep({ setup: { cardMode, lastCardNoticeAt } }: { setup: Setup }): ReactNode {
  const { pending, run } = useAction(tryCardKeys, texts);
  const [result, setResult] = useState<Answer<typeof tryCardKeys>>();
  const tryThem = async (): Promise<void> => {
    const outcome = await run({});
    if (outcome?.ok) setResult(outcome.answer);
  };
  return (
    <>
      <p>{explanations[cardMode]}</p>
      {cardMode !== 'sandbox' && (
        <p>
          {lastCardNoticeAt === null
            ? 'The provider has not told us of a payment yet. In its pages, its webhook has to name your address with /api/stripe/webhook at its end.'
            : `The provider last told us of a payment on ${formatMoment(lastCardNoticeAt)}.`}
        </p>
      )}
      <Button size="small" loading={pending} onClick={() => void tryThem()}>
        Test the Keys
      </Button>
      <p role="status" className={result?.ok === false ? styles.fault : styles.good}>
        {result && (result.ok ? successes[result.cardMode] : result.reason)}
      </p>
    </>
  );
}

const explanations: Readonly<Record<Setup['cardMode'], string>> = {
  sandbox: `Only test cards are taken, by a stand-in on this machine: 4242 4242 4242 4242 always pays. For real money, put the three keys of your Stripe account into the environment (${variables}) and start again.`,
  test: `These are the provider's test keys: no real money moves. When you are ready, put the live ones into the environment (${variables}) and start again.`,
  live: 'These are live keys: guests pay with real money.',
};

const successes: Readonly<Record<Setup['cardMode'], string>> = {
  sandbox: 'The stand-in answers. Real keys are still to come.',
  test: 'The provider knows these test keys. Live ones are still to come.',
  live: 'The provider knows these keys.',
};
