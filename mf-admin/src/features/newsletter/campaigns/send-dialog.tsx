import { useState, type ReactNode } from 'react';
import { Form, Input, Radio } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { calendarDate, dateInZone } from '@getaway/kernel/calendar-date';
import { timeInZone } from '@getaway/kernel/zoned-time';
import {
  countCampaignAudience,
  listCampaigns,
  readCampaign,
  readCampaignNight,
  sendCampaign,
  type Campaign,
} from '@getaway/contracts/http/newsletter-campaigns';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatMoment } from '../../../format/dates.ts';
import { houseZone } from '../../../format/house-zone.ts';
import { property } from '../../../property.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormGrid } from '../../../ui/form-grid.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import {
  audienceWords,
  durationWords,
  morningWords,
  nobodyWords,
  people,
  startWords,
} from './campaign-words.ts';
import { useAudienceCount } from './use-audience-count.ts';
import { useNightEnd, useNightEndAfter } from './use-night-end.ts';

interface SendValues {
  when: 'now' | 'later';
  /** As in the call, so that its refusals are shown at these fields. */
  at: { date: string; time: string };
}

/** Asks when a campaign is sent, and says how many people get it and how long that takes. */
export function SendDialog({ dialog }: { dialog: DialogState<Campaign> }): ReactNode {
  const { open, subject, round, close } = dialog;
  if (!subject) return null;
  return <SendForm key={round} open={open} campaign={subject} onClose={close} />;
}

interface SendFormProps {
  open: boolean;
  campaign: Campaign;
  onClose: () => void;
}

function SendForm({ open, campaign, onClose }: SendFormProps): ReactNode {
  const { id, name, updatedAt, segment, subscribedSince } = campaign;
  const nightEnd = useNightEnd();
  const { run, pending } = useMutation(sendCampaign, {
    done: (answer) => accepted(answer, nightEnd),
    failed: 'Failed to send the campaign',
    refresh: [listCampaigns, readCampaign, readCampaignNight, countCampaignAudience],
  });
  const [initial] = useState(() => initialTime(campaign, new Date()));
  const [time, setTime] = useState(initial.when);
  const count = useAudienceCount(segment, subscribedSince ?? '');
  return (
    <FormDialog<SendValues>
      open={open}
      title={`Send ${name}`}
      submit={time === 'later' ? 'Schedule Campaign' : 'Send Campaign'}
      initial={initial}
      pending={pending}
      blocked={count === 0 && time === 'now'}
      onSubmit={({ when, at }) =>
        run({
          params: { id },
          body:
            when === 'now'
              ? { updatedAt, now: true }
              : { updatedAt, at: { date: calendarDate(at.date), time: at.time } },
        })
      }
      onClose={onClose}
    >
      <p role="status">{reachWords(campaign, count, time, nightEnd)}</p>
      <Form.Item label="When" name="when" required>
        <Radio.Group
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'Later' },
          ]}
          onChange={({ target }) => setTime(target.value as SendValues['when'])}
        />
      </Form.Item>
      <Later />
    </FormDialog>
  );
}

/** The time for which it was scheduled before, unless it has passed; now otherwise. */
function initialTime({ plannedAt }: Campaign, now: Date): SendValues {
  const planned = new Date(plannedAt ?? 0);
  if (planned <= now) return { when: 'now', at: { date: '', time: '09:00' } };
  const { timeZone } = property;
  return { when: 'later', at: { date: dateInZone(planned, timeZone), time: timeInZone(planned, timeZone) } };
}

/** How many people get it, and what that means for its time. */
function reachWords(
  campaign: Campaign,
  count: number | undefined,
  when: SendValues['when'],
  nightEnd: string | undefined,
): ReactNode {
  if (count === undefined) return 'Counting who gets it…';
  const who = inSentence(campaign);
  if (count === 0)
    return when === 'now'
      ? `${nobodyWords(campaign)} Choose Later, or cancel and change who gets it.`
      : `${nobodyWords(campaign)} The campaign goes to everyone who is in that group at the time you choose. If no one is, nothing is sent, and it becomes a draft again.`;
  const { pacePerHour } = campaign;
  return (
    <>
      <strong>{people(count)}</strong> will get it: {who}.{' '}
      {when === 'now' && nightEnd !== undefined && (
        <>
          Campaigns aren’t sent at night: it <strong>starts {morningWords(nightEnd, new Date())}</strong>
          .{' '}
        </>
      )}
      At {pacePerHour.toLocaleString('en-US')} an hour this takes {durationWords(count, pacePerHour)}.{' '}
      {(when === 'later' || nightEnd === undefined) &&
        'Campaigns aren’t sent at night: what’s left then is sent in the morning. '}
      You can pause or cancel it at any time.
    </>
  );
}

function inSentence(campaign: Campaign): string {
  const words = audienceWords(campaign);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function Later(): ReactNode {
  const form = Form.useFormInstance<SendValues>();
  if (Form.useWatch('when', form) !== 'later') return null;
  const today = dateInZone(new Date(), property.timeZone);
  return (
    <>
      <FormGrid>
        <Form.Item
          label="Day"
          name={['at', 'date']}
          required
          rules={[{ required: true, message: 'Choose a day' }]}
        >
          <Input type="date" min={today} max="2100-12-31" />
        </Form.Item>
        <Form.Item
          label="Time"
          name={['at', 'time']}
          required
          rules={[{ required: true, message: 'Choose a time' }]}
          extra={`At the house, in ${houseZone()}.`}
        >
          <Input type="time" />
        </Form.Item>
      </FormGrid>
      <NightNote />
    </>
  );
}

/** That the time which is being chosen is at night, and when the campaign starts instead. */
function NightNote(): ReactNode {
  const form = Form.useFormInstance<SendValues>();
  const date = Form.useWatch(['at', 'date'], form) ?? '';
  const time = Form.useWatch(['at', 'time'], form) ?? '';
  const endsAt = useNightEndAfter(date, time);
  return (
    <p role="status">
      {endsAt !== undefined && `Nothing is sent at night: it will start sending ${formatMoment(endsAt)}.`}
    </p>
  );
}

function accepted(
  { scheduledAt, startsAt: afterNight }: Answer<typeof sendCampaign>,
  nightEnd: string | undefined,
): ToastMessage {
  const startsAt = scheduledAt === null ? Date.now() : Date.parse(scheduledAt);
  if (scheduledAt !== null && afterNight !== null && startsAt > Date.now())
    return { title: 'Campaign scheduled', description: `${startWords(scheduledAt, afterNight)}.` };
  if (nightEnd !== undefined && startsAt < Date.parse(nightEnd))
    return { title: 'Campaign scheduled', description: `It starts ${morningWords(nightEnd, new Date())}.` };
  return { title: 'Sending started', description: 'Follow it in the list.' };
}
