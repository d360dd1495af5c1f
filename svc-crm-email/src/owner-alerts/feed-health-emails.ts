import type { FeedHealthChanged, OversizedEventsFound } from '@getaway/contracts/events/calendar';
import type { LongClosure } from '@getaway/contracts/http/calendar-feeds';
import type { Property } from '@getaway/property';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { counted, dateRange, deadline } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

export interface FeedHealthEmails {
  /** To the owner: a feed has failed for hours, with the reason and what to do; or it works again. */
  feedHealthChanged(health: FeedHealthChanged): WrittenEmail;
  /** To the owner: a feed claims more nights than anyone books, and all of them are blocked. */
  oversizedEventsFound(found: OversizedEventsFound): WrittenEmail;
}

/** How many closures an email describes; it counts the others. */
const mostDescribed = 5;

/** 300 nights, Tue, Dec 1, 2026 – Mon, Sep 27, 2027 */
function closureInWords({ nights, from, to }: LongClosure): string {
  return `${counted(nights, 'night')}, ${dateRange(from, to)}`;
}

export function createFeedHealthEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  publicOrigin: string;
}): FeedHealthEmails {
  const { write, property } = options;
  const calendarLink = new URL('/admin/calendar', options.publicOrigin).href;
  const longClosuresFound = (
    feedName: string,
    closures: readonly LongClosure[],
    foundAt: string,
  ): WrittenEmail => {
    const isOne = closures.length === 1;
    const events = isOne ? '1 event closes' : `${closures.length} events close`;
    const described = closures.slice(0, mostDescribed).map(closureInWords);
    const rest = closures.length - described.length;
    const list = [...described, ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
    const most = counted(Math.max(...closures.map(({ nights }) => nights)), 'night');
    return write('limit-reached', {
      subject: `${feedName} is closing ${isOne ? most : `up to ${most} at a time`}`,
      preview: 'Guests can’t book these dates. Check whether that’s right.',
      topic: 'CALENDAR FEED',
      headline: `${feedName} is closing ${isOne ? most : `up to ${most} at a time`}.`,
      news: `On ${deadline(new Date(foundAt), property.timeZone)}, we saw that ${events} ${list}. ${isOne ? 'Its' : 'Their'} nights are now blocked on your site to prevent double bookings.`,
      advice: `If you meant to close the house, there’s nothing you need to do. If that isn’t right, correct ${isOne ? 'the event' : 'the events'} in ${feedName}, then sync the feed: the dates become available again.`,
      link: calendarLink,
      action: 'Open the calendar',
      howOften: 'You get this email at most once a day for each feed.',
    });
  };
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
    oversizedEventsFound: ({ feedName, events, longClosures = [], foundAt }) => {
      if (longClosures.length === events) return longClosuresFound(feedName, longClosures, foundAt);
      const claim = events === 1 ? '1 event is' : `${events} events are`;
      return write('limit-reached', {
        subject: `${feedName} is blocking your dates for years`,
        preview: 'Guests can’t book the dates it covers. Check whether that’s right.',
        topic: 'CALENDAR FEED',
        headline: `${feedName} is blocking your dates for years.`,
        news: `On ${deadline(new Date(foundAt), property.timeZone)}, ${claim} longer than any possible stay. All dates ${events === 1 ? 'it covers' : 'they cover'} are now blocked on your site to prevent double bookings.`,
        advice: `If that’s a mistake, correct or delete ${events === 1 ? 'the event' : 'the events'} in ${feedName}, then sync the feed, and the dates become available again. If you meant to close the house, there’s nothing you need to do.`,
        link: calendarLink,
        action: 'Open the calendar',
        howOften: 'You get this email at most once a day for each feed.',
      });
    },
  };
}
