import { use, useEffect, type ReactNode } from 'react';
import { Form } from 'antd';
import useSWR from 'swr';
import type { Answer } from '@getaway/contracts/http/call';
import { previewCampaign } from '@getaway/contracts/http/newsletter-campaigns';
import { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { reasonOf } from '../../../actions/reason-of.ts';
import { setFaults } from '../../../actions/server-faults.ts';
import { EmailFrame } from '../../../ui/email-frame.tsx';
import { EmailViewChoice } from '../../../ui/email-view-choice.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { useEmailView } from '../../../ui/use-email-view.ts';
import styles from './campaign-dialog.module.css';
import type { CampaignValues } from './campaign-values.ts';
import { InboxLine } from './inbox-line.tsx';

const typingMs = 500;
const fieldNames = new Set(['subject', 'previewText', 'body']);

/** The email as it is being written, and what is wrong with it at its fields. */
export function CampaignPreview(): ReactNode {
  const form = Form.useFormInstance<CampaignValues>();
  // Empty before the form has drawn its fields.
  const values: Partial<CampaignValues> = Form.useWatch((all: CampaignValues) => all, form) ?? {};
  const { subject = '', previewText = '', body = '', isOnWeb = false } = values;
  const [view, setView] = useEmailView();
  const { email, pending, error } = usePreview(JSON.stringify({ subject, previewText, body, isOnWeb }));
  useEffect(() => {
    const faults = (error?.problem?.errors ?? []).filter(({ path }) => fieldNames.has(path));
    if (faults.length > 0) setFaults(form, faults);
  }, [error, form]);
  const refusal = error && reasonOf(error);
  return (
    <section className={styles.preview} aria-labelledby="campaign-preview" aria-busy={pending}>
      <h2 id="campaign-preview" className={styles.previewTitle}>
        Preview
      </h2>
      {email && <InboxLine email={email} />}
      <EmailViewChoice view={view} onChange={setView} />
      {email ? (
        <>
          {refusal !== undefined && <p role="status">Showing the last version without errors. {refusal}</p>}
          <EmailFrame title="Campaign preview" html={email.html} view={view} />
        </>
      ) : (
        <p className={styles.waiting} role="status">
          {refusal ?? (pending ? 'Preparing the preview…' : 'Write a subject and a text to see the email.')}
        </p>
      )}
    </section>
  );
}

/** `source`: what is previewed, as JSON, asked for when nobody has typed for a while. */
function usePreview(source: string): {
  email: Answer<typeof previewCampaign> | undefined;
  pending: boolean;
  error: ApiError | undefined;
} {
  const { call } = use(CallsContext);
  const { value, settled } = useDebounced(source, typingMs);
  const body = JSON.parse(value) as Pick<CampaignValues, 'subject' | 'previewText' | 'body' | 'isOnWeb'>;
  const isWritten = body.subject.trim() !== '' && body.body.trim() !== '';
  const { data, error, isValidating } = useSWR<Answer<typeof previewCampaign>, Error>(
    isWritten ? [previewCampaign.path, value] : null,
    () => call(previewCampaign, { body }),
    { keepPreviousData: true, dedupingInterval: 0 },
  );
  return {
    email: isWritten ? data : undefined,
    pending: isWritten && (isValidating || !settled),
    error: settled && !isValidating && error instanceof ApiError ? error : undefined,
  };
}
