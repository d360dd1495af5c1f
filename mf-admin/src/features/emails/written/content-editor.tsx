import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import { NodeSelection } from '@tiptap/pm/state';
import { editorExtensions } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import styles from './editor.module.css';
import { InsertPanel } from './insert-panel.tsx';
import { insertVariable, type InsertedThing } from './insert-thing.ts';
import { openContent, type OpenedContent } from './open-content.ts';
import type { WrittenDocument } from './written-document.ts';

/** What the form around it may ask of the editor. */
export interface ContentEditorHandle {
  insertVariable(variable: string): void;
}

export interface ContentEditorProps {
  /** The HTML content of a template. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the content has things that the editor can't show. */
  onRefuse: () => void;
  handle: Ref<ContentEditorHandle>;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | undefined;
}

/** Content of an email, written as in a word processor. Its source changes only where it is edited. */
export function ContentEditor(props: ContentEditorProps): ReactNode {
  const { value, onRefuse } = props;
  // What others write into the field while it is open does not exist.
  const [content] = useState(() => openContent(value));
  const isRefused = content === undefined;
  useEffect(() => {
    if (isRefused) onRefuse();
  }, [isRefused, onRefuse]);
  return content && <OpenEditor {...props} content={content} />;
}

function OpenEditor({
  content,
  onChange,
  handle,
  ...field
}: ContentEditorProps & { content: OpenedContent }): ReactNode {
  const [inserting, setInserting] = useState<InsertedThing>();
  const described = field['aria-describedby'];
  const editor = useEditor({
    extensions: editorExtensions,
    content: jsonOf(content),
    injectCSS: false,
    editorProps: {
      attributes: {
        ...(field.id !== undefined && { id: field.id }),
        ...(described !== undefined && { 'aria-describedby': described }),
        'aria-invalid': String(field['aria-invalid'] === true || field['aria-invalid'] === 'true'),
        class: styles.words ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Content',
        'aria-required': 'true',
      },
      handleKeyDown: (view, event) => {
        const thing = event.key === 'Enter' ? thingIn(view.state.selection) : undefined;
        if (thing) setInserting(thing);
        return thing !== undefined;
      },
      handleDoubleClickOn: (_view, _position, node) => {
        const thing = thingOf(node.type.name);
        if (thing) setInserting(thing);
        return thing !== undefined;
      },
    },
    onUpdate: ({ editor: { state } }) => onChange(content.close(state.doc.toJSON() as WrittenDocument)),
  });
  useImperativeHandle(handle, () => ({
    insertVariable: (variable) => {
      insertVariable(editor, variable);
      editor.commands.focus();
    },
  }));
  return (
    <div className={styles.editor}>
      <EditorToolbar
        editor={editor}
        inserting={inserting}
        onInsert={(thing) => setInserting(inserting === thing ? undefined : thing)}
      />
      {inserting && (
        <InsertPanel
          // Opened for another place, it begins again.
          key={`${inserting} ${editor.state.selection.from}`}
          editor={editor}
          thing={inserting}
          onClose={() => setInserting(undefined)}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}

/** The document has the shape of the editor's JSON. */
function jsonOf({ document }: OpenedContent): JSONContent {
  const json: unknown = document;
  return json as JSONContent;
}

function thingIn(selection: unknown): InsertedThing | undefined {
  return selection instanceof NodeSelection ? thingOf(selection.node.type.name) : undefined;
}

function thingOf(name: string): InsertedThing | undefined {
  return name === 'button' || name === 'picture' ? name : undefined;
}
