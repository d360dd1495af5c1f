import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { campaignVariables } from '@getaway/contracts/http/newsletter-campaigns';
import { PhotoPickerOnDemand } from '../../../house-photos/photo-picker-on-demand.tsx';
import styles from './campaign-dialog.module.css';
import { variableWords } from './campaign-words.ts';
import { insertText } from './insert-text.ts';
import { photoPiece, pieces, placePiece, type Edit, type Piece } from './place-piece.ts';

/** The fields that may name variables; a form without a name gives its inputs these as ids. */
const writtenFields = ['subject', 'previewText', 'body'] as const;

const variables = campaignVariables.map((name) => ({ key: name, label: variableWords[name] }));

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Writes the parts of the text format, and variables, where the cursor was last. */
export function WritingTools(): ReactNode {
  const lastField = useRef<(typeof writtenFields)[number]>('body');
  const lastPiece = useRef<{ value: string; edit: Edit } | undefined>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const field = writtenFields.find((each) => target instanceof HTMLElement && target.id === each);
      if (field !== undefined) lastField.current = field;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  const [isChoosing, setChoosing] = useState(false);
  /** Selected words become those of a piece, unless it brings its own. */
  const insertPiece = (piece: Piece, hasOwnWords = false): void => {
    const input = fieldOf('body');
    if (!input) return;
    const [selected, end] = selectionOf(input, lastPiece.current);
    const start = hasOwnWords ? end : selected;
    const edit = placePiece(piece, input.value, start, end);
    insertText(input, edit);
    input.setSelectionRange(...edit.select);
    lastPiece.current = { value: input.value, edit };
  };
  const insertVariable = (name: string): void => {
    const input = fieldOf(lastField.current);
    if (!input) return;
    const from = input.selectionStart ?? input.value.length;
    insertText(input, { from, to: input.selectionEnd ?? from, text: `{{ ${name} }}` });
  };
  return (
    <div className={styles.tools} role="group" aria-label="Insert into the text">
      {pieces.map((piece) => (
        <Button key={piece.label} size="small" onClick={() => insertPiece(piece)}>
          {piece.label}
        </Button>
      ))}
      <Button size="small" onClick={() => setChoosing(true)}>
        Choose a photo of the house
      </Button>
      <PhotoPickerOnDemand
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChosen={(photo) => insertPiece(photoPiece(photo), true)}
      />
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{
          items: variables,
          // The menu takes the focus until it has closed.
          onClick: ({ key }) => setTimeout(() => insertVariable(key), 0),
        }}
      >
        <Button size="small" icon={<DownOutlined aria-hidden />} iconPlacement="end">
          Insert variable
        </Button>
      </Dropdown>
    </div>
  );
}

function fieldOf(id: string): Field | undefined {
  const input = document.getElementById(id);
  return input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement ? input : undefined;
}

/** The selection; the end of the last piece while its words are still selected to be typed over. */
function selectionOf(
  input: Field,
  last: { value: string; edit: Edit } | undefined,
): readonly [start: number, end: number] {
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const isUntouched =
    last?.value === input.value && last.edit.select[0] === start && last.edit.select[1] === end;
  return isUntouched ? [last.edit.end, last.edit.end] : [start, end];
}
