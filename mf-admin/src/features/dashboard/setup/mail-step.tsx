import { useState, type ReactNode } from 'react';
import { Button, Form, Input } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { sendTestMail, type EmailSetup } from '@getaway/contracts/http/email-setup';
import { contractRule } from '../../../actions/contract-rules.ts';
import { useAction } from '../../../actions/use-action.ts';
import { useUnsavedForm } from '../../../leaving/unsaved-form.ts';
import type { ReadState } from '../../../ui/read-state.ts';
import styles from './setup.module.css';

const texts = { failed: 'The test mail could not be sent', refresh: [] } as const;

interface TestMail {
  to: string;
}

/** Which mail server is set, and a mail through it. */
export function MailStep({ mail }: { mail: ReadState<EmailSetup> }): ReactNode {
  switch (mail.status) {
    case 'loading':
      return <p>Asking which mail server is set …</p>;
    case 'failed':
      return (
        <p>
          Mails could not be asked about just now.{' '}
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
  const [form] = Form.useForm<TestMail>();
  // An address that was used has done its work.
  const [used, setUsed] = useState<TestMail>({ to: mail.propertyEmail });
  useUnsavedForm(form, used);
  const { pending, run } = useAction(sendTestMail, texts);
  const [result, setResult] = useState<Answer<typeof sendTestMail>>();
  const send = async (body: TestMail): Promise<void> => {
    setResult(undefined);
    const outcome = await run({ body });
    if (!outcome?.ok) return;
    setUsed(body);
    setResult(outcome.answer);
  };
  return (
    <>
      {mail.mode === 'catcher' ? (
        <p>
          Mails are caught on this machine and reach nobody.{' '}
          {mail.catcherUrl && (
            <a href={mail.catcherUrl} target="_blank" rel="noreferrer">
              Read them
            </a>
          )}{' '}
          For real ones, put your mail server into the environment as <code>SMTP_URL</code> and start again.
        </p>
      ) : (
        <p>
          Mails go out through {mail.host}, from {mail.from}. See whether one arrives, and not among the spam.
        </p>
      )}
      <Form<TestMail>
        form={form}
        className={styles.test ?? ''}
        initialValues={used}
        onFinish={send}
        noValidate
      >
        <Form.Item name="to" rules={[contractRule(sendTestMail.body.entries.to)]} validateTrigger="onBlur">
          <Input type="email" size="small" aria-label="Address for the test mail" autoComplete="email" />
        </Form.Item>
        <Button size="small" htmlType="submit" loading={pending}>
          Send a Test Mail
        </Button>
      </Form>
      <p role="status" className={result?.ok === false ? styles.fault : styles.good}>
        {result && (result.ok ? successes[mail.mode] : `The mail server did not take it: ${result.reason}`)}
      </p>
    </>
  );
}

const successes: Readonly<Record<EmailSetup['mode'], string>> = {
  catcher: 'The catcher has it.',
  server: 'The mail server took it. When it is in the mailbox, mark this step as done.',
};
