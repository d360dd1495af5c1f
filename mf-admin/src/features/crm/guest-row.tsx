import { memo, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { ListedGuest } from '@getaway/contracts/http/guests';
import { formatAmount } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { property } from '../../property.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { rowPress } from '../../ui/row-press.ts';
import rows from '../../ui/rows.module.css';
import styles from './guest-row.module.css';
import {
  codeInWords,
  contactInWords,
  counted,
  guestName,
  initialOf,
  staysInWords,
  tagsOf,
} from './guest-words.ts';
import { sequenceProgress } from './sequence-progress.ts';

interface GuestRowProps {
  guest: ListedGuest;
  onMerge: (guest: ListedGuest) => void;
  onDelete: (guest: ListedGuest) => void;
}

/** A guest on two lines. */
export const GuestRow = memo(function GuestRow({ guest, onMerge, onDelete }: GuestRowProps): ReactNode {
  const name = guestName(guest);
  const progress = sequenceProgress(guest.sequenceStep);
  const view = `/admin/crm/${guest.id}`;
  const navigate = useNavigate();
  const contact = contactInWords(guest.lastContact);
  return (
    <tr className={`${rows.row} ${styles.row}`} aria-label={name} {...rowPress}>
      <th scope="row" className={styles.guest}>
        <span className={styles.avatar} aria-hidden="true">
          {initialOf(name)}
        </span>
        <div className={styles.names}>
          <div className={styles.head}>
            <Link className={rows.name} to={view} aria-label={`View ${name}`} data-row>
              {name}
            </Link>
            <GuestBadges guest={guest} />
          </div>
          <p className={`${rows.quiet} ${styles.more} ${styles.reach}`}>
            <EmailLink address={guest.email} />
            {guest.phone && (
              <span>
                &nbsp;· <PhoneLink phone={guest.phone} />
              </span>
            )}
          </p>
        </div>
      </th>
      <td className={styles.contact}>
        <p className={rows.line}>
          {guest.lastContactDate ? formatDate(guest.lastContactDate) : 'No recent contact'}
        </p>
        {contact && (
          <p className={rows.quiet} title={contact}>
            {contact}
          </p>
        )}
      </td>
      <td className={styles.more}>
        <p className={rows.line}>{counted(guest.emailCount, 'email')}</p>
        <p className={rows.quiet}>{counted(guest.noteCount, 'note')}</p>
      </td>
      <td className={styles.more}>
        <p className={rows.line}>{staysInWords(guest, dateInZone(new Date(), property.timeZone))}</p>
        {guest.firstStayDate && <p className={rows.quiet}>First {formatDate(guest.firstStayDate)}</p>}
      </td>
      <td className={styles.value}>
        <p className={rows.figure}>{formatAmount(guest.lifetimeValue)}</p>
        <p className={`${rows.quiet} ${styles.more}`}>{counted(guest.bookingCount, 'booking')}</p>
      </td>
      <td className={guest.nextStayDate ? styles.next : styles.more}>
        <p className={rows.line}>{guest.nextStayDate ? formatDate(guest.nextStayDate) : '—'}</p>
        {guest.recentEntryCode && (
          <p className={`${rows.quiet} ${styles.more}`}>
            {codeInWords(guest.recentEntryCode, guest.nextStayDate !== null)}
          </p>
        )}
      </td>
      <td className={styles.sequence}>
        <Badge tone={progress.tone}>{progress.label}</Badge>
      </td>
      <td className={styles.menu}>
        <RowMenu
          label={`Actions for ${name}`}
          actions={[
            { key: 'view', label: 'View', onPress: () => void navigate(view) },
            { key: 'merge', label: 'Merge', onPress: () => onMerge(guest) },
            { key: 'delete', label: 'Delete', danger: true, onPress: () => onDelete(guest) },
          ]}
        />
      </td>
    </tr>
  );
});

function GuestBadges({ guest }: { guest: ListedGuest }): ReactNode {
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
