import type { ReactNode } from 'react';
import { isPositive } from '@getaway/web-kit/format/money';
import { useOnline } from '../../ui/use-online.ts';
import { useSeen } from '../../ui/use-seen.ts';
import { ChangeStay } from './change-stay.tsx';
import { GuidePlace } from './guide-place.tsx';
import { KeptNote } from './kept-note.tsx';
import { Messages } from './messages.tsx';
import { NextSteps } from './next-steps.tsx';
import { PriceAndPayments } from './price-and-payments.tsx';
import { useOpenStay } from './stay-context.ts';
import styles from './stay.module.css';

/** Everything below the hero. */
export function StayBody({ notice }: { notice: { readonly text: string } | undefined }): ReactNode {
  const { view } = useOpenStay();
  const isOnline = useOnline();
  const done = useSeen<HTMLParagraphElement>(notice);
  const change = <ChangeStay key="change" />;
  const price = <PriceAndPayments key="price" />;
  return (
    <div className={styles.body}>
      <div role="status" className={styles.notices}>
        {notice && (
          <p ref={done} className={styles.done} tabIndex={-1}>
            {notice.text}
          </p>
        )}
        {!isOnline && (
          <p className={styles.offline}>
            <strong>You’re offline.</strong> This is your stay as we last loaded it. Changes have to wait
            until you’re back online.
          </p>
        )}
      </div>
      <KeptNote />
      <div className={styles.columns}>
        <NextSteps />
        {/* On a phone, what is owed comes before what can be changed. */}
        {isPositive(view.money.balance) ? [price, change] : [change, price]}
      </div>
      <Messages />
      {view.guide && <GuidePlace guide={view.guide} />}
    </div>
  );
}
