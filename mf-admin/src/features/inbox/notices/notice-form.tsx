import { useId, type ReactNode } from 'react';
import { Button, Form } from 'antd';
import {
  changeNoticeSettings,
  noticeKinds,
  noticeModeSchema,
  readNoticeSettings,
  type NoticeMode,
  type NoticeSettings,
} from '@getaway/contracts/http/owner-notices';
import { useMutation } from '../../../actions/use-mutation.ts';
import { Choice } from '../../../ui/choice.tsx';
import { PanelForm } from '../../../ui/panel-form.tsx';
import { useUnsavedForm } from '../../../unsaved-changes/unsaved-form.ts';
import { houseZone } from '../../../format/house-zone.ts';
import { hourInWords, modeLabels, noticeLabels } from './notice-words.ts';
import styles from './notices.module.css';

/** As the form has them: the hour is the text of an option. */
interface NoticeValues {
  readonly kinds: NoticeSettings['kinds'];
  readonly digest: { readonly interval: NoticeSettings['digest']['interval']; readonly hour: string };
}

const modes = noticeModeSchema.options.map((value) => ({ value, label: modeLabels[value] }));
const intervals = [
  { value: 'hourly', label: 'Every hour' },
  { value: 'daily', label: 'Once a day' },
] as const;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourInWords(hour) }));

/** How the owner is emailed about each kind of news, and when the digest goes out. */
export function NoticeForm({ settings }: { settings: NoticeSettings }): ReactNode {
  const digestHeading = useId();
  const [form] = Form.useForm<NoticeValues>();
  const { digest } = settings;
  const initial: NoticeValues = { ...settings, digest: { ...digest, hour: String(digest.hour) } };
  useUnsavedForm(form, initial);
  const { run, pending } = useMutation(changeNoticeSettings, {
    done: 'Notices saved',
    failed: 'Failed to save the notices',
    refresh: [readNoticeSettings],
  });
  const save = async (): Promise<void> => {
    const { kinds, digest: asked } = form.getFieldsValue(true) as NoticeValues;
    await run({ body: { kinds, digest: { ...asked, hour: Number(asked.hour) } } });
  };
  const isDaily = Form.useWatch(['digest', 'interval'], form) === 'daily';
  return (
    <PanelForm<NoticeValues>
      form={form}
      className={styles.form ?? ''}
      initialValues={initial}
      onFinish={save}
    >
      <div className={styles.kinds}>
        {noticeKinds.map((kind) => (
          <Form.Item
            key={kind}
            className={styles.row ?? ''}
            label={noticeLabels[kind]}
            name={['kinds', kind]}
          >
            <Choice<NoticeMode> options={modes} />
          </Form.Item>
        ))}
      </div>
      <div className={styles.digest} role="group" aria-labelledby={digestHeading}>
        <h4 id={digestHeading}>Digest</h4>
        <p className={styles.quiet}>
          One email with everything since the last one. If there’s nothing new, it isn’t sent.
        </p>
        <div className={styles.times}>
          <Form.Item label="Sent" name={['digest', 'interval']}>
            <Choice options={intervals} />
          </Form.Item>
          {isDaily && (
            <Form.Item label={`At (${houseZone()})`} name={['digest', 'hour']}>
              <Choice options={hours} />
            </Form.Item>
          )}
        </div>
      </div>
      <Button type="primary" htmlType="submit" loading={pending}>
        Save Changes
      </Button>
    </PanelForm>
  );
}
