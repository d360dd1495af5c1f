import { useState, type ReactNode } from 'react';
import { Button, Form, Input } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { sendTestEmail, type EmailSetup } from '@getaway/contracts/http/email-setup';
import { contractRule } from '../../../actions/contract-rules.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { useUnsavedForm } from '../../../unsaved-changes/unsaved-form.ts';
import type { QueryState } from '../../../ui/query-state.ts';
import { OperatorNote } from './operator-note.tsx';
import styles from './setup.module.css';

const texts = { failed: 'Failed to send test email', refresh: [] } as const;

interface TestEmail {
  to: string;
}

/** Which mail server is configured, and a test email through it. */
export function EmailStep({ mail }: { mail: QueryState<EmailSetup> }): ReactNode {
  switch (mail.status) {
    case 'loading':
      return <p>Checking the email server…</p>;
    case 'failed':
      return (
        <p>
          The email server couldn’t be checked.{' '}
          <Button type="link" size="small" onClick={mail.retry}>
            Try Again
          </Button>
        </p>
      );
    case 'ready':
      return <KnownServer mail={mail.data} />;
    default:
      return mail satisfies never;
  }
}

function KnownServer({ mail }: { mail: EmailSetup }): ReactNode {
  const [form] = Form.useForm<TestEmail>();
  // An address that was used has done its work.
  const [used, setUsed] = useState<TestEmail>({ to: mail.propertyEmail });
  useUnsavedForm(form, used);
  const { pending, run } = useMutation(sendTestEmail, texts);
  const [result, setResult] = useState<Answer<typeof sendTestEmail>>();
  const send = async (body: TestEmail): Promise<void> => {
    setResult(undefined);
    const outcome = await run({ body });
    if (!outcome?.ok) return;
    setUsed(body);
    setResult(outcome.answer);
  };
  return (
    <>
      {mail.mode === 'catcher' ? (
        <>
          <p>
            Emails aren’t sent yet: your site keeps them, and guests don’t get them.
            {mail.catcherUrl && (
              <>
                {' '}
                <a href={mail.catcherUrl} target="_blank" rel="noreferrer">
                  Read the emails it kept
                </a>
                .
              </>
            )}
          </p>
          <p>
            To send real emails, ask the person who runs your server to connect your email account. Any email
            provider with SMTP access works.
          </p>
          <OperatorNote>
            Set <code>SMTP_URL</code> to the address of the provider’s SMTP server, including its username and
            password.
          </OperatorNote>
        </>
      ) : (
        <p>
          Emails are sent through {mail.host} from {mail.from}. Send a test and check that it arrives in your
          inbox, not in spam.
        </p>
      )}
      <Form<TestEmail>
        form={form}
        className={styles.test ?? ''}
        initialValues={used}
        onFinish={send}
        noValidate
      >
        <Form.Item name="to" rules={[contractRule(sendTestEmail.body.entries.to)]} validateTrigger="onBlur">
          <Input type="email" size="small" aria-label="Address for the test email" autoComplete="email" />
        </Form.Item>
        <Button size="small" htmlType="submit" loading={pending}>
          Send a Test Email
        </Button>
      </Form>
      <p role="status" className={result?.ok === false ? styles.fault : styles.good}>
        {result && (result.ok ? successes[mail.mode] : `The email server rejected it: ${result.reason}`)}
      </p>
    </>
  );
}

const successes: Readonly<Record<EmailSetup['mode'], string>> = {
  catcher: 'Sent. You’ll find it among the emails that your site kept.',
  server: 'Sent. Once it’s in your inbox, mark this step as done.',
};
