import type { ReactNode } from 'react';
import { Form, Input, Switch } from 'antd';
import { campaignFields, campaignSegments } from '@getaway/contracts/http/newsletter-campaigns';
import { contractRule } from '../../../actions/contract-rules.ts';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import type { CampaignValues } from './campaign-values.ts';
import { durationWords, people, segmentWords } from './campaign-words.ts';
import { useAudienceCount } from './use-audience-count.ts';
import { WritingTools } from './writing-tools.tsx';

const rules = campaignFields.entries;
const segments = campaignSegments.map((value) => ({ value, label: segmentWords[value] }));

export function CampaignFields(): ReactNode {
  const form = Form.useFormInstance<CampaignValues>();
  const segment = Form.useWatch('segment', form);
  return (
    <>
      <Form.Item
        label="Name"
        name="name"
        required
        rules={[contractRule(rules.name)]}
        extra="Only you see it, in the list of campaigns."
      >
        <Input autoComplete="off" autoFocus />
      </Form.Item>
      <Form.Item label="Subject" name="subject" required rules={[contractRule(rules.subject)]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        label="Preview text"
        name="previewText"
        rules={[contractRule(rules.previewText)]}
        extra="Email programs show it beside the subject."
      >
        <Input autoComplete="off" />
      </Form.Item>
      <WritingTools />
      <Form.Item
        label="Text"
        name="body"
        required
        rules={[contractRule(rules.body)]}
        extra="An empty line begins a new paragraph. Your logo, address, and the link to unsubscribe are added."
      >
        <AutosizeTextArea minRows={8} maxRows={20} />
      </Form.Item>
      <Form.Item label="Who gets it" name="segment" required extra={<Audience />}>
        <Choice options={segments} />
      </Form.Item>
      {segment === 'subscribed-since' && (
        <Form.Item label="Subscribed since" name="subscribedSince" required>
          <Input type="date" max="2100-12-31" />
        </Form.Item>
      )}
      <Form.Item
        label="Emails an hour"
        name="pacePerHour"
        required
        rules={[contractRule(rules.pacePerHour)]}
        extra="Ask your email provider how many it allows. Nothing is sent at night."
      >
        <NumberInput />
      </Form.Item>
      <Form.Item
        label="Show on the web"
        name="isOnWeb"
        required
        valuePropName="checked"
        extra="The email then has the link “Read in the browser”, which anyone can open."
      >
        <Switch />
      </Form.Item>
    </>
  );
}

/** How many people that is now, and how long sending to them takes. */
function Audience(): ReactNode {
  const form = Form.useFormInstance<CampaignValues>();
  const segment = Form.useWatch('segment', form);
  const since = Form.useWatch('subscribedSince', form) ?? '';
  const pace = Form.useWatch('pacePerHour', form) ?? 0;
  const count = useAudienceCount(segment, since);
  if (count === undefined) return <span role="status">People who unsubscribed are never included.</span>;
  const duration = pace > 0 && count > 0 ? `, which takes ${durationWords(count, pace)}` : '';
  return (
    <span role="status">
      {people(count)} now{duration}. People who unsubscribed are never included.
    </span>
  );
}
