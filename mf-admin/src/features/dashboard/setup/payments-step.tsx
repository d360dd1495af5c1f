import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { readSetup, tryCardKeys, type Setup } from '@getaway/contracts/http/setup';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatMoment } from '../../../format/dates.ts';
import styles from './setup.module.css';

const texts = { failed: 'Failed to test the keys', refresh: [readSetup] } as const;
const variables = 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET';

/** Which keys are set, where they come from, and whether the provider knows them. */
export function PaymentsStep({ setup: { cardMode, lastCardNoticeAt } }: { setup: Setup }): ReactNode {
  const { pending, run } = useMutation(tryCardKeys, texts);
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
            ? 'No payment notification has arrived yet. In your Stripe dashboard, add a webhook for your site’s address followed by /api/stripe/webhook.'
            : `The last payment notification arrived ${formatMoment(lastCardNoticeAt)}.`}
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
  sandbox: `Only test cards work, through a sandbox on this machine: 4242 4242 4242 4242 always succeeds. To take real payments, set the three keys of your Stripe account (${variables}) and restart.`,
  test: `These are Stripe test keys, so no real money moves. When you’re ready, set your live keys (${variables}) and restart.`,
  live: 'These are live keys: guests pay with real money.',
};

const successes: Readonly<Record<Setup['cardMode'], string>> = {
  sandbox: 'The sandbox works. You still need real keys.',
  test: 'Stripe accepts these test keys. You still need live ones.',
  live: 'Stripe accepts these keys.',
};
