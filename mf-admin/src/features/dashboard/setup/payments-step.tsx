import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { readSetup, tryCardKeys, type Setup } from '@getaway/contracts/http/setup';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatMoment } from '../../../format/dates.ts';
import { OperatorNote } from './operator-note.tsx';
import styles from './setup.module.css';

const texts = { failed: 'Failed to test the keys', refresh: [readSetup] } as const;

/** Whether a test payment arrived, which keys are set, where they come from, and whether the provider knows them. */
export function PaymentsStep({
  setup: { cardMode, lastCardNoticeAt, lastCardPaymentAt },
}: {
  setup: Setup;
}): ReactNode {
  const { pending, run } = useMutation(tryCardKeys, texts);
  const [result, setResult] = useState<Answer<typeof tryCardKeys>>();
  const tryThem = async (): Promise<void> => {
    const outcome = await run({});
    if (outcome?.ok) setResult(outcome.answer);
  };
  return (
    <>
      <p>{explanations[cardMode]}</p>
      {cardMode !== 'live' && (
        <p className={styles.links}>
          <a href="/booking" target="_blank" rel="noreferrer">
            Book a Test Stay
          </a>
        </p>
      )}
      {cardMode !== 'live' && (
        <OperatorNote>
          Set the keys of the Stripe account as <code>STRIPE_SECRET_KEY</code>,{' '}
          <code>STRIPE_PUBLISHABLE_KEY</code>, and <code>STRIPE_WEBHOOK_SECRET</code>.
        </OperatorNote>
      )}
      {cardMode === 'sandbox' && lastCardPaymentAt !== null && (
        <p>
          A test payment arrived {formatMoment(lastCardPaymentAt)}, so guests can book and pay on your site.
        </p>
      )}
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
  sandbox:
    'Guests can’t pay with real cards yet. Only test cards work: book a stay as a guest with 4242 4242 4242 4242, any future expiration date, and any CVC. To take real payments, open an account with Stripe, the card provider, and ask the person who runs your server to connect it.',
  test: 'Stripe is connected with test keys, so no real money moves. When you’re ready, ask the person who runs your server to set your live keys.',
  live: 'These are live keys: guests pay with real money.',
};

const successes: Readonly<Record<Setup['cardMode'], string>> = {
  sandbox: 'Test payments work. You still need your own Stripe keys to take real ones.',
  test: 'Stripe accepts these test keys. You still need live ones.',
  live: 'Stripe accepts these keys.',
};
