import { useEffect, useState, type ReactNode } from 'react';
import { SendOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { faultsByField } from '../../../actions/server-faults.ts';
import { EmailFrame } from '../../../ui/email-frame.tsx';
import { EmailViewChoice } from '../../../ui/email-view-choice.tsx';
import { useDialog } from '../../../ui/use-dialog.ts';
import { useEmailView } from '../../../ui/use-email-view.ts';
import { GuestChoice } from '../guest-choice.tsx';
import styles from './template-dialog.module.css';
import { emailOf, writtenFields, type TemplateValues } from './template-values.ts';
import type { TestedEmail } from './test-email-dialog.tsx';
import { TestEmailOnDemand } from './test-email-on-demand.tsx';
import { useEmailPreview } from './use-email-preview.ts';

/** The email as it is being written, saved or not, and what is wrong with it at its fields. */
export function EmailPreview(): ReactNode {
  const form = Form.useFormInstance<TemplateValues>();
  const { texts } = emailOf(Form.useWatch((values: TemplateValues) => values, form) ?? {});
  const { subject, htmlContent, textContent } = texts;
  const [guestId, setGuestId] = useState<string>();
  const [view, setView] = useEmailView();
  const testing = useDialog<TestedEmail>();
  const { email, pending, faults, refusal } = useEmailPreview({ subject, htmlContent, textContent, guestId });
  useEffect(() => {
    const { from } = emailOf(form.getFieldsValue());
    const shown = faultsByField(faults).flatMap(({ name: [path], errors }) => {
      const name = writtenFields.find((field) => field === path);
      return name ? [{ name: from[name], errors }] : [];
    });
    if (shown.length > 0) form.setFields(shown);
  }, [faults, form]);
  return (
    <section className={styles.preview} aria-labelledby="email-preview" aria-busy={pending}>
      <div className={styles.previewHead}>
        <h3 id="email-preview">Preview</h3>
        <Button
          icon={<SendOutlined aria-hidden />}
          disabled={!email || refusal !== undefined}
          onClick={() => testing.show({ kind: 'draft', texts })}
        >
          Send Test
        </Button>
        <EmailViewChoice view={view} onChange={setView} />
      </div>
      <GuestChoice
        label="Guest for the preview"
        placeholder="Preview with a guest (sample couple if empty)"
        guestId={guestId}
        onChoose={setGuestId}
      />
      {email ? (
        <>
          <p className={styles.subjectLine}>
            <span>Subject:</span> {email.subject}
          </p>
          {refusal !== undefined && <p role="status">Showing the last version without errors. {refusal}</p>}
          <EmailFrame title="Email preview" html={email.html} view={view} />
        </>
      ) : (
        <p className={styles.waiting} role="status">
          {refusal ?? (pending ? 'Preparing the preview…' : 'Write a subject and content to see the email.')}
        </p>
      )}
      <TestEmailOnDemand dialog={testing} />
    </section>
  );
}
