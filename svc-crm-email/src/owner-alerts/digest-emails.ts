import { noticeKinds, type NoticeKind } from '@getaway/contracts/http/owner-notices';
import type { Property } from '@getaway/property';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { dayAndTime } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { noticeNames } from './notice.rules.ts';

/** News for the owner, as a digest lists it. */
export interface DigestNotice {
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly createdAt: Date;
}

export interface DigestEmails {
  /** To the owner: the news of a day or an hour, by kind. Those beyond the first 50 of a kind are only counted. */
  ownerDigest(notices: readonly DigestNotice[]): WrittenEmail;
}

const mostListed = 50;

const pages: Readonly<Record<NoticeKind, string>> = {
  message: '/admin/inbox',
  booking: '/admin/bookings',
  reservation: '/admin/bookings',
  'stay-change': '/admin/bookings',
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
  return {
    ownerDigest: (notices) => {
      const groups = noticeKinds.flatMap((kind) => {
        const ofKind = notices.filter((notice) => notice.kind === kind);
        return ofKind.length === 0
          ? []
          : [
              {
                name: noticeNames[kind],
                link: new URL(pages[kind], publicOrigin).href,
                more: Math.max(0, ofKind.length - mostListed),
                notices: ofKind.slice(0, mostListed).map(({ subject, createdAt }) => ({
                  subject,
                  at: dayAndTime(createdAt, property.timeZone),
                })),
              },
            ];
      });
      const news = notices.length === 1 ? '1 update' : `${notices.length} updates`;
      return write('owner-digest', {
        subject: `${news} from ${property.name}`,
        preview: groups
          .map(({ name, notices: listed, more }) => `${name}: ${listed.length + more}`)
          .join(', '),
        headline: `${news} since your last digest.`,
        groups,
        settingsLink: new URL('/admin/inbox?tab=notices', publicOrigin).href,
      });
    },
  };
}
