import { useState, type ReactNode } from 'react';
import { Button, Form, Input } from 'antd';
import { addCalendarFeed, feedPlatforms, type FeedPlatform } from '@getaway/contracts/http/calendar-feeds';
import { contractRule } from '../../../actions/contract-rules.ts';
import { reasonOf } from '../../../actions/reason-of.ts';
import { showServerFaults } from '../../../actions/server-faults.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { useUnsavedForm } from '../../../unsaved-changes/unsaved-form.ts';
import { Choice } from '../../../ui/choice.tsx';
import { DiscardQuestion } from '../../../ui/discard-question.tsx';
import { PanelForm } from '../../../ui/panel-form.tsx';
import { calendarQueries } from '../calendar-queries.ts';
import { platformWords, unknownReason } from './feed-words.ts';
import styles from './feeds.module.css';

interface FeedValues {
  name: string;
  platform: FeedPlatform;
  url: string;
}

const nothingYet: FeedValues = { name: '', platform: 'lodgify', url: '' };

const texts = {
  done: () => ({
    title: 'Calendar feed added successfully',
    description: 'It’s syncing now. Its row will show the result.',
  }),
  failed: 'Failed to add calendar feed',
  unknown: unknownReason,
  refresh: calendarQueries,
};

const platformOptions = feedPlatforms.map((value) => ({ value, label: platformWords[value] }));
const { name: nameRule, url: urlRule } = addCalendarFeed.body.entries;

/** Takes the address of another platform's calendar. */
export function AddFeed({ onClose }: { onClose: () => void }): ReactNode {
  const [form] = Form.useForm<FeedValues>();
  const values = Form.useWatch((all: FeedValues) => all, form) ?? nothingYet;
  const { run, pending } = useMutation(addCalendarFeed, texts);
  const isFilled = Boolean(values.name?.trim() && values.url?.trim());

  const [asking, setAsking] = useState(false);
  const isFormDirty = useUnsavedForm(form, nothingYet);

  const add = async (feed: FeedValues): Promise<void> => {
    const outcome = await run({ body: feed });
    if (!outcome) return;
    if (outcome.ok) return onClose();
    const { error } = outcome;
    if (error.type === 'already-exists')
      showServerFaults(form, error, [{ path: 'url', message: reasonOf(error) }]);
    else showServerFaults(form, error);
  };

  return (
    <PanelForm form={form} className={styles.form} name="feed" initialValues={nothingYet} onFinish={add}>
      <Form.Item label="Feed Name" name="name" rules={[contractRule(nameRule)]}>
        <Input placeholder="e.g. Lodgify Calendar" autoFocus />
      </Form.Item>
      <Form.Item label="Platform" name="platform">
        <Choice options={platformOptions} />
      </Form.Item>
      <Form.Item label="iCal URL" name="url" rules={[contractRule(urlRule)]} className={styles.url ?? ''}>
        <Input type="url" placeholder="https://…" autoComplete="off" />
      </Form.Item>
      <div className={styles.formActions}>
        <Button onClick={() => (isFormDirty() ? setAsking(true) : onClose())}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={pending} disabled={!isFilled || pending}>
          Add Feed
        </Button>
      </div>
      <DiscardQuestion open={asking} onDiscard={onClose} onKeep={() => setAsking(false)} />
    </PanelForm>
  );
}
