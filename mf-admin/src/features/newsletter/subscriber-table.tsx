import { useState, type ReactNode, type UIEvent } from 'react';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { formatDate, formatMoment } from '../../format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { SortHeader, type SortOrder } from '../../ui/sort-header.tsx';
import { campaignInWords } from './campaign-in-words.ts';
import type { SubscriberSortKey } from './sort-subscribers.ts';
import type { SubscriberQuery } from './subscriber-query.ts';
import styles from './subscriber-table.module.css';

export interface SubscribersProps {
  subscribers: readonly NewsletterSubscriber[];
  query: SubscriberQuery;
  onChange: (change: Partial<SubscriberQuery>) => void;
  onEdit: (subscriber: NewsletterSubscriber) => void;
  onDelete: (subscriber: NewsletterSubscriber) => void;
}

interface Column {
  readonly title: string;
  readonly sortKey: SubscriberSortKey;
  /** The order of the first press. */
  readonly first?: SortOrder;
}

/** All of them sort the list. */
export const subscriberColumns: readonly Column[] = [
  { title: 'Name', sortKey: 'name' },
  { title: 'Email', sortKey: 'email' },
  { title: 'Promo Code', sortKey: 'promoCode' },
  { title: 'Campaign', sortKey: 'campaignName' },
  { title: 'Email Status', sortKey: 'emailSentAt', first: 'desc' },
  { title: 'Subscribed Date', sortKey: 'subscribedAt', first: 'desc' },
  { title: 'Status', sortKey: 'isActive' },
];

/** As the sheet has it. */
const rowPx = 44;
const rowsDrawn = 40;
const rowsAbove = 10;

/** Scrolls in its own 600 px (spec page 2, section 9). Of a long list only the rows in sight are drawn. */
export function SubscriberTable(props: SubscribersProps): ReactNode {
  const { subscribers, query, onChange, onEdit, onDelete } = props;
  const [reached, setReached] = useState(0);
  const count = subscribers.length;
  const first = Math.max(0, Math.min(reached - rowsAbove, count - rowsDrawn));
  const last = Math.min(count, first + rowsDrawn);
  const follow = ({ currentTarget: box }: UIEvent<HTMLElement>): void => {
    // In steps of ten rows, so that not every pixel renders again.
    setReached(Math.floor(box.scrollTop / rowPx / 10) * 10);
  };
  return (
    // Who has no wheel scrolls with the arrow keys once the table has the focus.
    <section className={styles.box} aria-label="Subscribers" tabIndex={0} onScroll={follow}>
      <table className={styles.table} aria-rowcount={count + 1}>
        <thead>
          <tr>
            {subscriberColumns.map(({ title, ...column }) => (
              <SortHeader key={title} {...column} sort={query} onSort={onChange}>
                {title}
              </SortHeader>
            ))}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <Gap rows={first} />
        <tbody>
          {subscribers.slice(first, last).map((subscriber, index) => (
            <SubscriberRow
              key={subscriber.id}
              subscriber={subscriber}
              row={first + index + 2}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
        </tbody>
        <Gap rows={count - last} />
      </table>
    </section>
  );
}

/** The room of the rows that are out of sight. */
function Gap({ rows }: { rows: number }): ReactNode {
  if (rows === 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td
          className={styles.gap}
          colSpan={subscriberColumns.length + 1}
          style={{ blockSize: rows * rowPx }}
        />
      </tr>
    </tbody>
  );
}

interface SubscriberRowProps extends Pick<SubscribersProps, 'onEdit' | 'onDelete'> {
  subscriber: NewsletterSubscriber;
  /** Its place in the table, the headings being the first. */
  row: number;
}

function SubscriberRow({ subscriber, row, onEdit, onDelete }: SubscriberRowProps): ReactNode {
  const { firstName, lastName, email, promoCode, campaignName, emailSent, emailSentAt } = subscriber;
  const name = `${firstName} ${lastName}`;
  return (
    <tr className={styles.row} aria-rowindex={row}>
      <th scope="row">
        <span className={styles.two}>{name}</span>
      </th>
      <td>
        <span className={styles.two}>
          <EmailLink address={email} />
        </span>
      </td>
      <td className={styles.code}>{promoCode ?? '—'}</td>
      <td>
        <span className={styles.two}>{campaignInWords(campaignName)}</span>
      </td>
      <td>
        <Badge tone={emailSent ? 'green' : 'secondary'}>{emailSent ? 'Sent' : 'Not Sent'}</Badge>
        {emailSentAt && <span className={styles.time}>{formatMoment(emailSentAt)}</span>}
      </td>
      <td>{formatDate(subscriber.subscribedAt)}</td>
      <td>
        <Badge tone={subscriber.isActive ? 'green' : 'secondary'}>
          {subscriber.isActive ? 'Active' : 'Inactive'}
        </Badge>
      </td>
      <td>
        <div className={styles.actions}>
          <Button
            size="small"
            icon={<EditOutlined />}
            aria-label={`Edit ${name}`}
            title="Edit"
            onClick={() => onEdit(subscriber)}
          />
          <Button
            size="small"
            danger
            icon={<DeleteOutlined />}
            aria-label={`Delete ${name}`}
            title="Delete"
            onClick={() => onDelete(subscriber)}
          />
        </div>
      </td>
    </tr>
  );
}
