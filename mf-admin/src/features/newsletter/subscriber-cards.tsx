import type { ReactNode } from 'react';
import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { formatDate, formatMoment } from '../../format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { ItemList, ItemRow } from '../../ui/item-row.tsx';
import { Pages } from '../../ui/pages.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { campaignInWords } from './campaign-in-words.ts';
import { pageOf } from './subscriber-query.ts';
import styles from './subscriber-cards.module.css';
import type { SubscribersProps } from './subscriber-table.tsx';

/** The subscribers on a phone, where the table would have to be moved sideways; a page at a time. */
export function SubscriberCards({
  subscribers,
  query,
  onChange,
  onEdit,
  onDelete,
}: SubscribersProps): ReactNode {
  const { items, page, last } = pageOf(subscribers, query.page);
  const turnTo = (next: number): void => {
    onChange({ page: next });
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.sheet}>
      <ItemList label="Subscribers">
        {items.map((subscriber) => (
          <SubscriberCard
            key={subscriber.id}
            subscriber={subscriber}
            onEdit={() => onEdit(subscriber)}
            onDelete={() => onDelete(subscriber)}
          />
        ))}
      </ItemList>
      <Pages of="subscribers" page={page} last={last} onPage={turnTo} />
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
        <Fact label="Campaign">{campaignInWords(campaignName)}</Fact>
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
