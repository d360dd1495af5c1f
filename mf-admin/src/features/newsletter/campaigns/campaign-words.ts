import type {
  Campaign,
  CampaignSegment,
  CampaignStatus,
  CampaignVariable,
} from '@getaway/contracts/http/newsletter-campaigns';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatDate, formatMoment, formatTimeAtHouse } from '../../../format/dates.ts';
import { property } from '../../../property.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

export const statusWords: Readonly<Record<CampaignStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  canceled: 'Canceled',
};

export const statusTones: Readonly<Record<CampaignStatus, BadgeTone>> = {
  draft: 'secondary',
  scheduled: 'blue',
  sending: 'ember',
  paused: 'yellow',
  sent: 'green',
  canceled: 'secondary',
};

export const segmentWords: Readonly<Record<CampaignSegment, string>> = {
  everyone: 'All subscribers',
  'never-stayed': 'Subscribers who have never stayed',
  stayed: 'Subscribers who have stayed',
  'subscribed-since': 'Subscribed on or after a date',
};

export const variableWords: Readonly<Record<CampaignVariable, string>> = {
  'guest.firstName': 'First name',
  'property.name': 'Name of the house',
  'property.phone': 'Phone of the house',
  'property.email': 'Email of the house',
  'property.address': 'Address of the house',
  'links.site': 'Link to the website',
  'links.booking': 'Link to the booking page',
};

/** A text with its variables as people say them: 'A quiet week, [First name]'. */
export function withVariableWords(text: string): string {
  return text.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (found, name: string) => {
    const words = Object.entries(variableWords).find(([variable]) => variable === name)?.[1];
    return words === undefined ? found : `[${words}]`;
  });
}

/** '1 person', '1,234 people'. */
export function people(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;
}

/** How long sending takes at a pace: 'about 3 hours'. */
export function durationWords(count: number, pacePerHour: number): string {
  const minutes = Math.ceil((count / pacePerHour) * 60);
  if (minutes <= 1) return 'about a minute';
  if (minutes < 90) return `about ${minutes} minutes`;
  return `about ${Math.round(minutes / 60).toLocaleString('en-US')} hours`;
}

/** The end of the night at the house: 'today at 8:00 AM', or 'tomorrow at 8:00 AM' before midnight. */
export function morningWords(endsAt: string, now: Date): string {
  const isToday = dateInZone(new Date(endsAt), property.timeZone) === dateInZone(now, property.timeZone);
  return `${isToday ? 'today' : 'tomorrow'} at ${formatTimeAtHouse(endsAt)}`;
}

/** Whether any email of it was handed to the mail server, so that it has results. */
export function hasGoneOut({ progress: { sent, failed } }: Campaign): boolean {
  return sent + failed > 0;
}

/** What canceling it means for those who would get it. */
export function cancelWords(campaign: Campaign): string {
  const { sent, waiting } = campaign.progress;
  const already = sent > 0 ? `${people(sent)} already got it. ` : '';
  if (waiting > 0) return `${already}${people(waiting)} won’t get it.`;
  return `${already}${hasGoneOut(campaign) ? 'Nobody else will get it.' : 'Nobody will get it.'}`;
}

/** Whether it is about to start, and waits for the end of the night, `nightEnd`. */
export function waitsForMorning(campaign: Campaign, nightEnd: string | undefined): boolean {
  const { status, progress, scheduledAt } = campaign;
  if (nightEnd === undefined) return false;
  if (status === 'scheduled') return scheduledAt !== null && Date.parse(scheduledAt) < Date.parse(nightEnd);
  return status === 'sending' && progress.sent + progress.failed === 0;
}

/** Who gets it. */
export function audienceWords({ segment, subscribedSince }: Campaign): string {
  if (segment !== 'subscribed-since' || subscribedSince === null) return segmentWords[segment];
  return `Subscribed since ${formatDate(subscribedSince)}`;
}

/** That its group has no one yet, as a sentence. */
export function nobodyWords({ segment, subscribedSince }: Campaign): string {
  switch (segment) {
    case 'everyone':
      return 'No one is subscribed right now.';
    case 'never-stayed':
      return 'You have no subscribers who have never stayed.';
    case 'stayed':
      return 'None of your subscribers has stayed yet.';
    case 'subscribed-since':
      return subscribedSince === null
        ? 'No one is subscribed right now.'
        : `No one has subscribed since ${formatDate(subscribedSince)}.`;
    default:
      return segment satisfies never;
  }
}

/** When it starts: in the morning if the time that staff chose, an instant, is at night. */
export function startWords(scheduledAt: string, startsAt: string | null): string {
  if (startsAt === null || startsAt === scheduledAt) return `Starts ${formatMoment(scheduledAt)}`;
  return `Scheduled for ${formatMoment(scheduledAt)}; starts sending ${formatMoment(startsAt)}`;
}

/** How far it is, in one line; `nightEnd` is the end of the night that it is at the house. */
export function progressWords(campaign: Campaign, nightEnd: string | undefined, now: Date): string {
  const { status, progress, scheduledAt, startsAt, finishedAt, updatedAt } = campaign;
  const isChosen = status === 'scheduled' && scheduledAt !== null && Date.parse(scheduledAt) > now.getTime();
  if (!isChosen && nightEnd !== undefined && waitsForMorning(campaign, nightEnd))
    return `Starts ${morningWords(nightEnd, now)}`;
  const { recipients, sent, failed } = progress;
  const count = sent.toLocaleString('en-US');
  const failures = failed === 0 ? '' : `, ${failed.toLocaleString('en-US')} failed`;
  switch (status) {
    case 'draft':
      // Its time came, and it found no one.
      if (scheduledAt !== null)
        return `Not sent: no one would have got it at its time, ${formatMoment(scheduledAt)}`;
      return `Changed ${formatMoment(updatedAt)}`;
    case 'scheduled':
      return scheduledAt === null ? 'Starts soon' : startWords(scheduledAt, startsAt);
    case 'sending':
    case 'paused': {
      const goesOn =
        status === 'sending' && nightEnd !== undefined ? `. Continues ${morningWords(nightEnd, now)}` : '';
      return `${count} of ${recipients.toLocaleString('en-US')} sent${failures}${goesOn}`;
    }
    case 'canceled':
      if (!hasGoneOut(campaign)) return 'Canceled before it was sent';
      return `${count} of ${recipients.toLocaleString('en-US')} sent before it was canceled${failures}`;
    case 'sent':
      return `Sent to ${people(sent)}${finishedAt === null ? '' : `, ${formatMoment(finishedAt)}`}${failures}`;
    default:
      return status satisfies never;
  }
}
