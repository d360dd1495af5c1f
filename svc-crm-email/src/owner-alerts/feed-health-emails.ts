import type { FeedHealthChanged, OversizedEventsFound } from '@getaway/contracts/events/calendar';
import type { Property } from '@getaway/property';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { deadline } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

export interface FeedHealthEmails {
  /** To the owner: a feed has failed for hours, why and what to do; or it works again. */
  feedHealthChanged(health: FeedHealthChanged): WrittenEmail;
  /** To the owner: a feed claims more nights than anybody books, and all of them are blocked. */
  oversizedEventsFound(found: OversizedEventsFound): WrittenEmail;
}

export function createFeedHealthEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  publicOrigin: string;
}): FeedHealthEmails {
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
    oversizedEventsFound: ({ feedName, events, foundAt }) => {
      const claim = events === 1 ? '1 event claims' : `${events} events claim`;
      return write('limit-reached', {
        subject: `${feedName} is blocking your dates for years`,
        preview: 'Guests can’t book the dates it covers. Check whether that’s right.',
        topic: 'CALENDAR FEED',
        headline: `${feedName} is blocking your dates for years.`,
        news: `On ${deadline(new Date(foundAt), property.timeZone)}, ${claim} more nights than anyone can book. All dates ${events === 1 ? 'it covers' : 'they cover'} are now blocked on your site, so that none is booked twice.`,
        advice: `If that’s a mistake, correct or delete ${events === 1 ? 'the event' : 'the events'} in ${feedName}, then sync the feed: the dates become available again. If you meant to close the house, there’s nothing you need to do.`,
        link: calendarLink,
        action: 'Open the calendar',
        howOften: 'You get this email at most once a day for each feed.',
      });
    },
  };
}
