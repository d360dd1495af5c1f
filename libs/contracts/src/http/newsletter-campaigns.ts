import * as v from 'valibot';
import { defineCall } from './call.ts';
import { writtenMailSchema } from './email-templates.ts';
import {
  calendarDateField,
  emailAddress,
  idField,
  instantInput,
  lineOfText,
  linesOfText,
  optionalField,
  timeOfDay,
} from './fields.ts';
import { defineStaffList } from './paging.ts';

export const campaignStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Which subscribers get a campaign. */
export const campaignSegments = ['everyone', 'never-stayed', 'stayed', 'subscribed-since'] as const;
export type CampaignSegment = (typeof campaignSegments)[number];

/** The variables that a campaign may name: a subscriber has no booking. */
export const campaignVariables = [
  'guest.firstName',
  'property.name',
  'property.phone',
  'property.email',
  'property.address',
  'links.site',
  'links.booking',
] as const;
export type CampaignVariable = (typeof campaignVariables)[number];

export const usualPace = 500;
export const fastestPace = 50_000;

export const campaignSchema = v.object({
  id: v.string(),
  name: v.string(),
  subject: v.string(),
  previewText: v.string(),
  body: v.string(),
  segment: v.picklist(campaignSegments),
  subscribedSince: v.nullable(v.string()),
  /** Emails an hour. */
  pacePerHour: v.number(),
  /** Whether anyone with its address can read it in a browser. */
  isOnWeb: v.boolean(),
  webAddress: v.string(),
  status: v.picklist(campaignStatuses),
  /** Of a draft: the time at which it was due and no one would have got it. */
  scheduledAt: v.nullable(v.string()),
  /** Of a draft: the time for which it was scheduled before staff made it a draft again. */
  plannedAt: v.optional(v.nullable(v.string())),
  /** While it is scheduled: when its first emails go out, which is in the morning if its time is at night. */
  startsAt: v.nullable(v.string()),
  startedAt: v.nullable(v.string()),
  finishedAt: v.nullable(v.string()),
  updatedAt: v.string(),
  progress: v.object({
    /** Counted when sending starts; 0 before that. */
    recipients: v.number(),
    sent: v.number(),
    failed: v.number(),
    /** Not sent because the subscriber left, or staff canceled. */
    leftOut: v.number(),
    waiting: v.number(),
  }),
});

export type Campaign = v.InferOutput<typeof campaignSchema>;

const segmentSchema = v.picklist(campaignSegments, 'Choose who gets it');

/** One segment needs a day. */
function hasItsDay(which: {
  readonly segment: CampaignSegment;
  readonly subscribedSince?: string | undefined;
}): boolean {
  return which.segment !== 'subscribed-since' || which.subscribedSince !== undefined;
}

const chooseDay = 'Choose a day';

/** What a reader sees. */
const letter = {
  subject: lineOfText('Subject', 200),
  previewText: optionalField(lineOfText('Preview text', 200)),
  body: linesOfText('Text', 20_000),
  isOnWeb: v.optional(v.boolean('Must be true or false'), false),
};

export const campaignFields = v.object({
  name: lineOfText('Name', 100),
  ...letter,
  segment: segmentSchema,
  subscribedSince: optionalField(calendarDateField),
  pacePerHour: v.pipe(
    v.number('Enter a whole number'),
    v.integer('Enter a whole number'),
    v.minValue(10, 'Must be at least 10'),
    v.maxValue(fastestPace, `Must be at most ${fastestPace.toLocaleString('en-US')}`),
  ),
});

const body = v.pipe(
  campaignFields,
  v.forward(
    v.check((which) => hasItsDay(which), chooseDay),
    ['subscribedSince'],
  ),
);
/** As in the campaign that staff had before them. */
const changeBody = v.pipe(
  v.object({ ...campaignFields.entries, updatedAt: instantInput }),
  v.forward(
    v.check((which) => hasItsDay(which), chooseDay),
    ['subscribedSince'],
  ),
);
const params = v.object({ id: idField });

export const listCampaigns = defineStaffList({
  path: '/api/admin/newsletter-campaigns',
  summary: 'Newsletter campaigns with their progress, newest first',
  filters: {},
  item: campaignSchema,
});

export const countCampaignAudience = defineCall({
  method: 'GET',
  path: '/api/admin/newsletter-campaigns/audience',
  summary: 'How many subscribers a campaign would be sent to now',
  access: 'staff',
  query: v.pipe(
    v.object({ segment: segmentSchema, subscribedSince: optionalField(calendarDateField) }),
    v.forward(
      v.check((which) => hasItsDay(which), chooseDay),
      ['subscribedSince'],
    ),
  ),
  answer: v.object({ count: v.number() }),
});

export const readCampaignNight = defineCall({
  method: 'GET',
  path: '/api/admin/newsletter-campaigns/night',
  summary: 'When campaigns go on, if it is night at the house, now or at a time, and nothing is sent',
  access: 'staff',
  /** A time on the clocks of the house; now unless both are given. */
  query: v.object({ date: optionalField(calendarDateField), time: optionalField(timeOfDay) }),
  answer: v.object({
    /** The end of the night that it is at that time; null by day. */
    endsAt: v.nullable(v.string()),
  }),
});

export const createCampaign = defineCall({
  method: 'POST',
  path: '/api/admin/newsletter-campaigns',
  summary: 'Creates a campaign as a draft; its text may still have faults, which are refused when it is sent',
  access: 'staff',
  body,
  status: 201,
  answer: campaignSchema,
});

export const previewCampaign = defineCall({
  method: 'POST',
  path: '/api/admin/newsletter-campaigns/preview',
  summary: 'Renders a campaign, saved or not, for a sample subscriber',
  access: 'staff',
  body: v.object(letter),
  answer: v.object({
    ...writtenMailSchema.entries,
    /** The name that inboxes show, or the address of a sender without one. */
    sender: v.optional(v.string()),
    /** As inboxes show it after the subject; empty for a campaign without one. */
    previewText: v.optional(v.string()),
  }),
});

export const readCampaign = defineCall({
  method: 'GET',
  path: '/api/admin/newsletter-campaigns/:id',
  summary: 'A campaign with its results',
  access: 'staff',
  params,
  answer: v.object({
    ...campaignSchema.entries,
    results: v.object({
      /** Recipients who unsubscribed after they got it. */
      unsubscribed: v.number(),
      /** Recipients whose provider reported later that the address is dead. */
      bounced: v.number(),
      /** Null while emails are not tracked. */
      opened: v.nullable(v.number()),
      clicked: v.nullable(v.number()),
    }),
  }),
  refusals: ['not-found'],
});

export const exportRecipients = defineCall({
  method: 'GET',
  path: '/api/admin/newsletter-campaigns/:id/export',
  summary: 'The recipients of a campaign and what became of each email, as a CSV file',
  access: 'staff',
  params,
  file: 'text/csv',
  refusals: ['not-found'],
});

export const changeCampaign = defineCall({
  method: 'PUT',
  path: '/api/admin/newsletter-campaigns/:id',
  summary: 'Changes a draft, unless somebody else has saved it since `updatedAt`',
  access: 'staff',
  params,
  body: changeBody,
  answer: campaignSchema,
  refusals: ['not-found', 'not-possible-now', 'changed-meanwhile'],
});

export const deleteCampaign = defineCall({
  method: 'DELETE',
  path: '/api/admin/newsletter-campaigns/:id',
  summary: 'Deletes a draft, or a canceled campaign of which no email was sent',
  access: 'staff',
  params,
  status: 204,
  refusals: ['not-found', 'not-possible-now'],
});

export const sendCampaignTest = defineCall({
  method: 'POST',
  path: '/api/admin/newsletter-campaigns/:id/test',
  summary: 'Sends a campaign, rendered for a sample subscriber, to one address',
  access: 'staff',
  params,
  body: v.object({
    /** The property’s own address by default. */
    email: optionalField(emailAddress),
  }),
  status: 202,
  answer: v.object({ sentTo: v.string() }),
  refusals: ['not-found'],
});

/** A later day is a typing error. */
const sendDay = v.pipe(
  calendarDateField,
  v.check((day) => day <= '2100-12-31', 'Choose a day before 2101'),
);

/** A time in a field that doesn't exist, and a body that was lost, must not become 'now'. */
const sendBody = v.pipe(
  v.strictObject({
    /** Sends it at once. A back office of an earlier version leaves it out and sends only `updatedAt`. */
    now: v.optional(v.literal(true, 'Must be true, or left out')),
    at: v.optional(v.nullable(v.strictObject({ date: sendDay, time: timeOfDay }))),
    /** Of the draft that staff saw; without it, the draft is sent as it is. */
    updatedAt: v.optional(instantInput),
  }),
  v.forward(
    v.check(
      ({ now, at, updatedAt }) => now === true || Boolean(at) || updatedAt !== undefined,
      'Must be true to send the campaign now. To send it later, set “at” to a date and a time instead',
    ),
    ['now'],
  ),
  v.forward(
    v.check(({ now, at }) => now === undefined || !at, 'Must be left out where “at” is set'),
    ['now'],
  ),
);

export const sendCampaign = defineCall({
  method: 'POST',
  path: '/api/admin/newsletter-campaigns/:id/send',
  summary:
    'Sends a draft now, unless no one would get it, or at a time on the clocks of the house; if no one is left then, it is a draft again',
  access: 'staff',
  params,
  body: sendBody,
  answer: campaignSchema,
  refusals: ['not-found', 'not-possible-now', 'changed-meanwhile', 'no-recipients'],
});

/** What staff do with a campaign that is scheduled or being sent. */
export const campaignActions = ['unschedule', 'pause', 'resume', 'cancel'] as const;
export type CampaignAction = (typeof campaignActions)[number];

export const actOnCampaign = defineCall({
  method: 'POST',
  path: '/api/admin/newsletter-campaigns/:id/:action',
  summary: 'Makes a scheduled campaign a draft again, or pauses, resumes, or cancels one',
  access: 'staff',
  params: v.object({ id: idField, action: v.picklist(campaignActions) }),
  answer: campaignSchema,
  refusals: ['not-found', 'not-possible-now'],
});

export const showCampaign = defineCall({
  method: 'PUT',
  path: '/api/admin/newsletter-campaigns/:id/web',
  summary: 'Shows a campaign on the web, or no longer',
  access: 'staff',
  params,
  body: v.object({ isOnWeb: v.boolean('Must be true or false') }),
  answer: campaignSchema,
  refusals: ['not-found'],
});
