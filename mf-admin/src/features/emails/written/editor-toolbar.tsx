import type { ReactNode } from 'react';
import {
  BoldOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { Button } from 'antd';
import styles from './editor.module.css';
import type { InsertedThing } from './insert-thing.ts';

interface EditorToolbarProps {
  editor: Editor;
  /** What the panel below is open for. */
  inserting: InsertedThing | undefined;
  onInsert: (thing: InsertedThing) => void;
}

/** What can be done to the words of an email, and what can be put between them. */
export function EditorToolbar({ editor, inserting, onInsert }: EditorToolbarProps): ReactNode {
  const at = useEditorState({
    editor,
    selector: () => ({
      large: editor.isActive('heading', { level: 1 }),
      small: editor.isActive('heading', { level: 2 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      link: editor.isActive('link'),
      button: editor.isActive('button'),
      picture: editor.isActive('picture'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const run = (): ReturnType<Editor['chain']> => {
    // The editor's own command waits for the next frame, and a fast hand's next key would be lost.
    editor.view.focus();
    return editor.chain().focus();
  };
  const toHeading = (level: 1 | 2, isOne: boolean): void => {
    // A heading looks like one, and not like the line that it was.
    if (isOne) run().setNode('paragraph', { styles: null }).run();
    else run().setNode('heading', { level, styles: null }).run();
  };
  return (
    <div className={styles.toolbar} role="group" aria-label="Formatting">
      <Tool
        name="Large heading"
        on={at.large}
        icon={<FontSizeOutlined className={styles.large} />}
        onPress={() => toHeading(1, at.large)}
      />
      <Tool
        name="Small heading"
        on={at.small}
        icon={<FontSizeOutlined className={styles.small} />}
        onPress={() => toHeading(2, at.small)}
      />
      <Tool name="Bold" on={at.bold} icon={<BoldOutlined />} onPress={() => run().toggleBold().run()} />
      <Tool
        name="Italic"
        on={at.italic}
        icon={<ItalicOutlined />}
        onPress={() => run().toggleItalic().run()}
      />
      <Tool
        name="Bulleted list"
        on={at.bullets}
        icon={<UnorderedListOutlined />}
        onPress={() => run().toggleBulletList().run()}
      />
      <Tool
        name="Numbered list"
        on={at.numbers}
        icon={<OrderedListOutlined />}
        onPress={() => run().toggleOrderedList().run()}
      />
      <Tool
        name="Link"
        on={at.link}
        icon={<LinkOutlined />}
        opens={inserting === 'link'}
        onPress={() => onInsert('link')}
      />
      <Tool
        name="Button"
        on={at.button}
        icon={<span className={styles.buttonSign}>Button</span>}
        opens={inserting === 'button'}
        onPress={() => onInsert('button')}
      />
      <Tool
        name="Picture"
        on={at.picture}
        icon={<PictureOutlined />}
        opens={inserting === 'picture'}
        onPress={() => onInsert('picture')}
      />
      <Tool name="Undo" icon={<UndoOutlined />} disabled={!at.undo} onPress={() => run().undo().run()} />
      <Tool name="Redo" icon={<RedoOutlined />} disabled={!at.redo} onPress={() => run().redo().run()} />
    </div>
  );
}

interface ToolProps {
  name: string;
  icon: ReactNode;
  /** Whether it holds where the cursor is. */
  on?: boolean;
  /** Whether the panel that it opens is open. */
  opens?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

function Tool({ name, icon, on, opens, disabled = false, onPress }: ToolProps): ReactNode {
  return (
    <Button
      type="text"
      className={styles.tool ?? ''}
      title={name}
      aria-label={name}
      {...(opens === undefined ? on !== undefined && { 'aria-pressed': on } : { 'aria-expanded': opens })}
      data-on={on === true || opens === true}
      disabled={disabled}
      onClick={onPress}
    >
      <span aria-hidden>{icon}</span>
    </Button>
  );
}
