import { useEffect, useState, type ReactNode } from 'react';
import { Form, Segmented } from 'antd';
import { GuestChoice } from '../guest-choice.tsx';
import { MailFrame, type MailView } from '../mail-frame.tsx';
import styles from './template-dialog.module.css';
import { mailOf, writtenFields, type TemplateValues } from './template-values.ts';
import { useMailPreview } from './use-mail-preview.ts';

const views: { value: MailView; label: string }[] = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'dark', label: 'Dark' },
];

/** The mail as it is being written, saved or not, and what is wrong with it at its fields. */
export function MailPreview(): ReactNode {
  const form = Form.useFormInstance<TemplateValues>();
  const { texts } = mailOf(Form.useWatch((values: TemplateValues) => values, form) ?? {});
  const { subject, htmlContent, textContent } = texts;
  const [guestId, setGuestId] = useState<string>();
  const [view, setView] = useState<MailView>('desktop');
  const { mail, pending, faults, refusal } = useMailPreview({ subject, htmlContent, textContent, guestId });
  useEffect(() => {
    const { from } = mailOf(form.getFieldsValue());
    const shown = faults.flatMap(({ path, message }) => {
      const name = writtenFields.find((field) => field === path);
      return name ? [{ name: from[name], errors: [message] }] : [];
    });
    if (shown.length > 0) form.setFields(shown);
  }, [faults, form]);
  return (
    <section className={styles.preview} aria-labelledby="mail-preview" aria-busy={pending}>
      <div className={styles.previewHead}>
        <h3 id="mail-preview">Preview</h3>
        <Segmented aria-label="View of the preview" options={views} value={view} onChange={setView} />
      </div>
      <GuestChoice
        label="Guest of the preview"
        placeholder="Preview with a guest (sample couple if empty)"
        guestId={guestId}
        onChoose={setGuestId}
      />
      {mail ? (
        <>
          <p className={styles.subjectLine}>
            <span>Subject:</span> {mail.subject}
          </p>
          {refusal !== undefined && <p role="status">Showing the last version that worked. {refusal}</p>}
          <MailFrame title="Preview of the email" html={mail.html} view={view} />
        </>
      ) : (
        <p className={styles.waiting} role="status">
          {refusal ?? (pending ? 'Preparing the preview…' : 'Write a subject and content to see the email.')}
        </p>
      )}
    </section>
  );
}
