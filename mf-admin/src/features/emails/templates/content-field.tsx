import { lazy, Suspense, useCallback, useRef, useState, type ReactNode, type Ref } from 'react';
import { Form, Spin } from 'antd';
import { createEmailTemplate } from '@getaway/contracts/http/email-templates';
import { contractRule } from '../../../actions/contract-rules.ts';
import { VariableMenu } from '../../../template-variables/variable-menu.tsx';
import { FormSegments } from '../../../ui/form-segments.tsx';
import type { ContentEditorHandle, ContentEditorProps } from '../written/content-editor.tsx';
import { CodeField } from './code-field.tsx';
import styles from './template-dialog.module.css';
import { overrideFields, writtenFields } from './template-values.ts';

const ContentEditor = lazy(() =>
  import('../written/content-editor.tsx').then((module) => ({ default: module.ContentEditor })),
);

type ContentView = 'write' | 'mjml';

const views: { value: ContentView; label: string }[] = [
  { value: 'write', label: 'Write' },
  { value: 'mjml', label: 'MJML' },
];

const schema = createEmailTemplate.body.entries.htmlContent;
const fieldsWithVariables = [...writtenFields, ...overrideFields];

/** The content of an email, to be written by people or as MJML. Both are views of the same source. */
export function ContentField(): ReactNode {
  const [view, setView] = useState<ContentView>('write');
  const [isRefused, setRefused] = useState(false);
  const editor = useRef<ContentEditorHandle>(null);
  const refuse = useCallback(() => {
    setView('mjml');
    setRefused(true);
  }, []);
  const show = (next: ContentView): void => {
    setView(next);
    setRefused(false);
  };
  const insertVariable = (variable: string): boolean => {
    editor.current?.insertVariable(variable);
    return editor.current !== null;
  };
  return (
    <>
      <div className={styles.bar}>
        <FormSegments label="Edit the content" options={views} value={view} onChange={show} />
        <VariableMenu
          fields={fieldsWithVariables}
          first="htmlContent"
          insertInto={{ htmlContent: insertVariable }}
        />
      </div>
      {view === 'write' ? (
        <Form.Item label="Content" name="htmlContent" required rules={[contractRule(schema)]}>
          <WrittenContent handle={editor} onRefuse={refuse} />
        </Form.Item>
      ) : (
        <>
          {isRefused && (
            <p className={styles.hint} role="status">
              This template uses things the editor can’t show, so you see it as MJML or HTML.
            </p>
          )}
          <CodeField
            label="HTML Content"
            name="htmlContent"
            required
            schema={schema}
            extra="MJML elements or HTML are placed inside the standard layout. Paste a full HTML page or MJML (starting with <mjml>) to skip the standard layout."
            rows={12}
            html
          />
        </>
      )}
    </>
  );
}

interface WrittenContentProps extends Partial<Omit<ContentEditorProps, 'handle' | 'onRefuse'>> {
  handle: Ref<ContentEditorHandle>;
  onRefuse: () => void;
}

/** The editor, which a form gives its value to; its script comes when it is opened. */
function WrittenContent({ value = '', onChange = () => {}, ...rest }: WrittenContentProps): ReactNode {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting} role="status" aria-label="Loading the editor">
          <Spin />
        </div>
      }
    >
      <ContentEditor value={value} onChange={onChange} {...rest} />
    </Suspense>
  );
}
