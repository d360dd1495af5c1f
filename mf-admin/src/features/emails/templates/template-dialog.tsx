import type { ReactNode } from 'react';
import { Merged, NewerNote } from '../../../ui/newer-note.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { useAudience } from '../audience/use-audience.tsx';
import { EmailPreview } from './email-preview.tsx';
import { PlaceFields } from './place-fields.tsx';
import styles from './template-dialog.module.css';
import { TemplateFields } from './template-fields.tsx';
import type { TemplateSubject } from './template-subject.ts';
import { templateValues, type TemplateValues } from './template-values.ts';
import { useSaveTemplate } from './use-save-template.ts';

/** The editor of a template, with the email that it makes beside it. */
export function TemplateDialog({ dialog }: { dialog: DialogState<TemplateSubject> }): ReactNode {
  const { open, subject = { kind: 'new' }, round, close } = dialog;
  return <Editor key={round} open={open} subject={subject} onClose={close} />;
}

interface EditorProps {
  open: boolean;
  subject: TemplateSubject;
  onClose: () => void;
}

function Editor({ open, subject, onClose }: EditorProps): ReactNode {
  const audience = useAudience();
  const { pending, save, newer } = useSaveTemplate(subject, audience.ask);
  const isNew = subject.kind === 'new';
  return (
    <FormDialog<TemplateValues>
      open={open}
      title={isNew ? 'Create Template' : 'Edit Template'}
      submit={isNew ? 'Create Template' : 'Save Changes'}
      width={1180}
      initial={templateValues(subject)}
      pending={pending || audience.pending}
      refusalsAt={{ 'already-exists': 'stepNumber' }}
      onSubmit={save}
      onClose={onClose}
    >
      {newer.merged && (
        <NewerNote key={newer.round} title="Someone else saved this template while you were writing">
          <Merged {...newer.merged} />
        </NewerNote>
      )}
      <div className={styles.editor}>
        <div className={styles.fields}>
          {/* The editor reads its text when it opens, so it opens again with what somebody else saved. */}
          <TemplateFields key={newer.round} />
          <PlaceFields key={`place ${newer.round}`} subject={subject} />
        </div>
        <EmailPreview />
        {audience.dialog}
      </div>
    </FormDialog>
  );
}
