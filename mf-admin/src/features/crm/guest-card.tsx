import { memo, type ReactNode } from 'react';
import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { Guest } from '@getaway/contracts/http/guests';
import { formatAmount } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import card from '../../ui/card.module.css';
import styles from './guest-card.module.css';
import { guestName, initialOf, tagsOf } from './guest-words.ts';
import { sequenceProgress } from './sequence-progress.ts';

interface GuestCardProps {
  guest: Guest;
  onMerge: (guest: Guest) => void;
  onDelete: (guest: Guest) => void;
}

export const GuestCard = memo(function GuestCard({ guest, onMerge, onDelete }: GuestCardProps): ReactNode {
  const name = guestName(guest);
  const progress = sequenceProgress(guest.sequenceStep);
  return (
    <article className={`${card.card} ${styles.card}`} aria-label={name}>
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          {initialOf(name)}
        </span>
        <div className={styles.names}>
          <h3 className={styles.name}>{name}</h3>
          {guest.partnerName && <p className={styles.partner}>with {guest.partnerName}</p>}
        </div>
        <Badge tone={progress.tone}>{progress.label}</Badge>
      </header>
      <GuestBadges guest={guest} />
      <ul className={styles.contact}>
        <li>
          <MailOutlined aria-hidden /> <EmailLink address={guest.email} />
        </li>
        {guest.phone && (
          <li>
            <PhoneOutlined aria-hidden /> <PhoneLink phone={guest.phone} />
          </li>
        )}
      </ul>
      <dl className={styles.facts}>
        <Fact term="Stays">{guest.totalStays}</Fact>
        <Fact term="Revenue">{formatAmount(guest.lifetimeValue)}</Fact>
        <Fact term="First stay">{guest.firstStayDate ? formatDate(guest.firstStayDate) : '—'}</Fact>
        <Fact term="Last contact" wide>
          {guest.lastContactDate ? formatDate(guest.lastContactDate) : 'No recent contact'}
        </Fact>
        {guest.recentEntryCode && (
          <Fact term="Entry code">
            <span className={styles.code}>{guest.recentEntryCode}</span>
          </Fact>
        )}
      </dl>
      <div className={styles.actions}>
        <Link className={styles.view} to={`/admin/crm/${guest.id}`} aria-label={`View ${name}`}>
          View
        </Link>
        <RowButton aria-label={`Merge ${name}`} onClick={() => onMerge(guest)}>
          Merge
        </RowButton>
        <RowButton danger aria-label={`Delete ${name}`} onClick={() => onDelete(guest)}>
          Delete
        </RowButton>
      </div>
    </article>
  );
});

function GuestBadges({ guest }: { guest: Guest }): ReactNode {
  const returning = guest.totalStays > 1;
  const tags = tagsOf(guest.tags);
  if (!returning && tags.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {returning && (
        <li>
          <Badge tone="ember">Returning Guest</Badge>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="secondary">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}

interface FactProps {
  term: string;
  wide?: boolean;
  children: ReactNode;
}

function Fact({ term, wide, children }: FactProps): ReactNode {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
