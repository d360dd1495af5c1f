import { noticeKinds, type NoticeKind } from '@getaway/contracts/http/owner-notices';
import type { Property } from '@getaway/property';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { counted, dayAndTime } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { fairOrder, noticeNames, type WaitingNotice } from './notice.rules.ts';

/** News as an email about several lists it. */
export type DigestNotice = Omit<WaitingNotice, 'messageKey' | 'address' | 'amendment'>;

export interface DigestEmails {
  /**
   * To the owner: the news of a day or an hour, by kind, those of guests who have booked first. Those beyond the first 50 of a
   * kind are only counted.
   */
  ownerDigest(notices: readonly DigestNotice[]): WrittenEmail;
  /** To the owner: the messages of one guest since the last email about them. */
  furtherMessages(notices: readonly [DigestNotice, ...DigestNotice[]]): WrittenEmail;
  /** To the owner: the messages of all visitors who have not booked, once they were emailed about this many in a day. */
  messagesTogether(notices: readonly DigestNotice[], most: number): WrittenEmail;
}

const mostInDigest = 50;
const mostTogether = 20;

const pages: Readonly<Record<NoticeKind, string>> = {
  message: '/admin/inbox',
  booking: '/admin/bookings',
  reservation: '/admin/bookings',
  'stay-change': '/admin/bookings',
  payment: '/admin/bookings',
  cancellation: '/admin/bookings',
  dispute: '/admin/bookings',
  'failed-feed': '/admin/calendar',
};

export function createDigestEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  publicOrigin: string;
}): DigestEmails {
  const { write, property, publicOrigin } = options;
  const entryOf = ({ kind, subject, createdAt, listed }: DigestNotice): Record<string, string> => ({
    subject,
    about: listed.about,
    text: listed.text,
    link: new URL(listed.path || pages[kind], publicOrigin).href,
    at: dayAndTime(createdAt, property.timeZone),
  });
  const listOf = (
    notices: readonly DigestNotice[],
    words: { topic: string; subject: string; headline: string; note: string; most: number },
  ): WrittenEmail => {
    const { most, ...texts } = words;
    const groups = noticeKinds.flatMap((kind) => {
      const ofKind = notices.filter((notice) => notice.kind === kind);
      return ofKind.length === 0
        ? []
        : [
            {
              name: noticeNames[kind],
              link: new URL(pages[kind], publicOrigin).href,
              more: Math.max(0, ofKind.length - most),
              notices: fairOrder(ofKind).slice(0, most).map(entryOf),
            },
          ];
    });
    return write('owner-digest', {
      ...texts,
      preview: groups.map(({ name, notices: listed, more }) => `${name}: ${listed.length + more}`).join(', '),
      groups,
      settingsLink: new URL('/admin/inbox?tab=notices', publicOrigin).href,
    });
  };
  return {
    ownerDigest: (notices) => {
      const news = counted(notices.length, 'update');
      return listOf(notices, {
        topic: 'DIGEST',
        subject: `${news} from ${property.name}`,
        headline: `${news} since your last digest.`,
        note: '',
        most: mostInDigest,
      });
    },
    furtherMessages: (notices) => {
      const subject = `${counted(notices.length, 'more message')} from ${notices[0].listed.who}`;
      return listOf(notices, {
        topic: 'MESSAGES',
        subject,
        headline: `${subject}.`,
        note: 'After an email about a message, further ones of the same guest come together.',
        most: mostTogether,
      });
    },
    messagesTogether: (notices, most) => {
      const isOne = notices.length === 1;
      const subject = `${counted(notices.length, 'more message')} ${isOne ? 'is' : 'are'} waiting in your inbox`;
      return listOf(notices, {
        topic: 'MESSAGES',
        subject,
        headline: `${subject}.`,
        note: `You’ve had ${counted(most, 'email')} about visitors’ messages within 24 hours, so for now the others come together, at most once an hour. Messages from guests who have booked still come on their own.`,
        most: mostTogether,
      });
    },
  };
}
