import { useState, type ReactNode, type UIEvent } from 'react';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { formatDate, formatMoment } from '../../format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './subscriber-table.module.css';

interface SubscriberTableProps {
  subscribers: readonly NewsletterSubscriber[];
  onEdit: (subscriber: NewsletterSubscriber) => void;
  onDelete: (subscriber: NewsletterSubscriber) => void;
}

const columns = [
  'Name',
  'Email',
  'Promo Code',
  'Campaign',
  'Email Status',
  'Subscribed',
  'Status',
  'Actions',
] as const;

const rowsAtOnce = 100;
/** How near the end more rows come. */
const nearPx = 1200;

/** Scrolls in its own 600 px (spec page 2, section 9). Rows are drawn as they are scrolled to. */
export function SubscriberTable({ subscribers, onEdit, onDelete }: SubscriberTableProps): ReactNode {
  const [drawn, setDrawn] = useState(rowsAtOnce);
  const drawMore = ({ currentTarget: box }: UIEvent<HTMLElement>): void => {
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (left < nearPx && drawn < subscribers.length) setDrawn(drawn + rowsAtOnce);
  };
  return (
    // Who has no wheel scrolls with the arrow keys once the table has the focus.
    <section className={styles.box} aria-label="Subscribers" tabIndex={0} onScroll={drawMore}>
      <table className={styles.table} aria-rowcount={subscribers.length + 1}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subscribers.slice(0, drawn).map((subscriber) => (
            <SubscriberRow key={subscriber.id} subscriber={subscriber} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SubscriberRowProps extends Omit<SubscriberTableProps, 'subscribers'> {
  subscriber: NewsletterSubscriber;
}

function SubscriberRow({ subscriber, onEdit, onDelete }: SubscriberRowProps): ReactNode {
  const { firstName, lastName, email, promoCode, campaignName, emailSent, emailSentAt } = subscriber;
  const name = `${firstName} ${lastName}`;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td className={styles.code}>{promoCode ?? '—'}</td>
      <td>{campaignName}</td>
      <td>
        <Badge tone={emailSent ? 'green' : 'secondary'}>{emailSent ? 'Sent' : 'Not Sent'}</Badge>
        {emailSentAt && <p className={styles.time}>{formatMoment(emailSentAt)}</p>}
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
