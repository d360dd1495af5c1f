import { useRef, type ComponentRef, type ReactNode } from 'react';
import { longestMessage } from '@getaway/contracts/http/stay-messages';
import { AutosizeTextArea } from '../ui/autosize-text-area.tsx';
import type { Addressee } from './addressee.ts';
import { insertText } from './insert-text.ts';
import { SavedReplyMenu } from './saved-reply-menu.tsx';
import styles from './threads.module.css';

interface MessageFieldProps {
  whom: Addressee;
  /** These come from the form's item. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** The text of a message in a form, with the saved replies as in the inbox. */
export function MessageField({
  whom,
  value = '',
  onChange = () => undefined,
  ...field
}: MessageFieldProps): ReactNode {
  const area = useRef<ComponentRef<typeof AutosizeTextArea>>(null);
  return (
    <div className={styles.field}>
      <AutosizeTextArea
        {...field}
        ref={area}
        autoFocus
        minRows={5}
        maxRows={14}
        maxLength={longestMessage}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <SavedReplyMenu
        whom={whom}
        onFilled={(filled) => insertText(area.current?.resizableTextArea?.textArea, value, filled, onChange)}
      />
    </div>
  );
}
