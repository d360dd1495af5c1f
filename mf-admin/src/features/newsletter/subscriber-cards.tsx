import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { formatDate, formatMoment } from '../../format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { ItemList, ItemRow } from '../../ui/item-row.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import styles from './subscriber-cards.module.css';

interface SubscriberCardsProps {
  subscribers: readonly NewsletterSubscriber[];
  onEdit: (subscriber: NewsletterSubscriber) => void;
  onDelete: (subscriber: NewsletterSubscriber) => void;
}

const atOnce = 50;

/** The subscribers on a phone, where the table would have to be moved sideways. */
export function SubscriberCards({ subscribers, onEdit, onDelete }: SubscriberCardsProps): ReactNode {
  const [shown, setShown] = useState(atOnce);
  const left = subscribers.length - shown;
  return (
    <div className={styles.sheet}>
      <ItemList label="Subscribers">
        {subscribers.slice(0, shown).map((subscriber) => (
          <SubscriberCard
            key={subscriber.id}
            subscriber={subscriber}
            onEdit={() => onEdit(subscriber)}
            onDelete={() => onDelete(subscriber)}
          />
        ))}
      </ItemList>
      {left > 0 && (
        <p className={styles.more}>
          <Button onClick={() => setShown(shown + atOnce)}>Show {Math.min(left, atOnce)} More</Button>
          {left.toLocaleString('en-US')} more
        </p>
      )}
    </div>
  );
}

interface SubscriberCardProps {
  subscriber: NewsletterSubscriber;
  onEdit: () => void;
  onDelete: () => void;
}

function SubscriberCard({ subscriber, onEdit, onDelete }: SubscriberCardProps): ReactNode {
  const { firstName, lastName, email, promoCode, campaignName, emailSentAt, emailSent, isActive } =
    subscriber;
  const name = `${firstName} ${lastName}`;
  return (
    <ItemRow
      name={name}
      badges={<Badge tone={isActive ? 'green' : 'secondary'}>{isActive ? 'Active' : 'Inactive'}</Badge>}
      dimmed={!isActive}
      actions={<RowActions name={name} onEdit={onEdit} onDelete={onDelete} />}
    >
      <p className={styles.line}>
        <EmailLink address={email} />
      </p>
      <dl className={styles.facts}>
        <Fact label="Promo Code">{promoCode ?? '—'}</Fact>
        <Fact label="Campaign">{campaignName}</Fact>
        <Fact label="Email Status">
          {emailSent ? 'Sent' : 'Not Sent'}
          {emailSentAt && `, ${formatMoment(emailSentAt)}`}
        </Fact>
        <Fact label="Subscribed Date">{formatDate(subscriber.subscribedAt)}</Fact>
      </dl>
    </ItemRow>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
