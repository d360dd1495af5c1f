import type { FeedHealthChanged } from '@getaway/contracts/events/calendar';
import type { Property } from '@getaway/property';
import type { WrittenMail } from '../delivery/email.rules.ts';
import { deadline } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

export interface FeedHealthMails {
  /** To the owner: a feed has failed for hours, why and what to do; or it works again. */
  feedHealthChanged(health: FeedHealthChanged): WrittenMail;
}

export function createFeedHealthMails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenMail;
  property: Property;
  publicOrigin: string;
}): FeedHealthMails {
  const { write, property } = options;
  const calendarLink = new URL('/admin/calendar', options.publicOrigin).href;
  return {
    feedHealthChanged: ({ state, feedName, failingSince, reason, at }) => {
      const isFailing = state === 'failing';
      const since = deadline(new Date(failingSince), property.timeZone);
      const headline = isFailing ? `${feedName} has stopped syncing` : `${feedName} is syncing again`;
      return write('feed-health', {
        subject: headline,
        preview: isFailing ? `It hasn’t synced since ${since}.` : 'There’s nothing you need to do.',
        headline: `${headline}.`,
        isFailing,
        feedName,
        since,
        at: deadline(new Date(at), property.timeZone),
        reason: reason ?? 'Something went wrong on our side. We’ll retry shortly.',
        calendarLink,
      });
    },
  };
}
