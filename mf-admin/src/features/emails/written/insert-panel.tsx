import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import { Choice } from '../../../ui/choice.tsx';
import { variableNames } from '../../../template-variables/variable-names.ts';
import { linkAddress, pictureAddress } from './address.ts';
import styles from './editor.module.css';
import { applyThing, currentThing, removeLink, type InsertedThing } from './insert-thing.ts';

interface InsertPanelProps {
  editor: Editor;
  thing: InsertedThing;
  /** Called when the panel is done, and the words have the focus again. */
  onClose: () => void;
}

const web = 'web';
const targets = (
  ['links.booking', 'links.stay', 'links.extras', 'links.site', 'links.unsubscribe'] as const
).map((name) => ({ value: `{{ ${name} }}`, label: variableNames[name] }));
const targetOptions = [{ value: web, label: 'Web address, email, or phone' }, ...targets];

const words = {
  link: { title: 'Link', text: 'Text', submit: 'Set Link' },
  button: { title: 'Button', text: 'Label', submit: 'Set Button' },
  picture: { title: 'Picture', text: 'Description', submit: 'Set Picture' },
} as const;

/** The words and the address of a link, a button or a picture. No form: it is inside that of the template. */
export function InsertPanel({ editor, thing, onClose }: InsertPanelProps): ReactNode {
  const [first] = useState(() => currentThing(editor, thing));
  const [text, setText] = useState(first.text);
  const isKnown = targets.some(({ value }) => value === first.address);
  const [target, setTarget] = useState(isKnown ? first.address : web);
  const [typed, setTyped] = useState(isKnown ? '' : first.address);
  const [isTried, setTried] = useState(false);

  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  const isPicture = thing === 'picture';
  const address = isPicture ? pictureAddress(typed) : target === web ? linkAddress(typed) : target;
  const needsText = thing === 'button' || (thing === 'link' && first.isNew);
  const textFault =
    isTried && needsText && text.trim() === '' ? `${words[thing].text} is required` : undefined;
  const addressFault = isTried && address === undefined ? faultOf(thing) : undefined;

  const close = (): void => {
    onClose();
    editor.commands.focus();
  };
  const apply = (): void => {
    setTried(true);
    if (address === undefined || (needsText && text.trim() === '')) return;
    applyThing(editor, thing, { text: text.trim(), address });
    close();
  };
  const onKeys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply();
    else return;
    // Neither the dialog closes nor the template is saved.
    event.preventDefault();
    event.stopPropagation();
  };
  const { title, text: textLabel, submit } = words[thing];
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label={title} onKeyDown={onKeys}>
      {(thing !== 'link' || first.isNew) && (
        <Field label={textLabel} fault={textFault}>
          {(field) => (
            <Input
              {...field}
              value={text}
              maxLength={200}
              onChange={({ target: { value } }) => setText(value)}
            />
          )}
        </Field>
      )}
      {!isPicture && (
        <Field label="Goes to">
          {(field) => <Choice {...field} options={targetOptions} value={target} onChange={setTarget} />}
        </Field>
      )}
      {(isPicture || target === web) && (
        <Field label="Address" fault={addressFault}>
          {(field) => (
            <Input
              {...field}
              value={typed}
              maxLength={1_000}
              inputMode="url"
              placeholder="https://"
              onChange={({ target: { value } }) => setTyped(value)}
            />
          )}
        </Field>
      )}
      <div className={styles.panelFoot}>
        {thing === 'link' && !first.isNew && (
          <Button
            onClick={() => {
              removeLink(editor);
              close();
            }}
          >
            Remove Link
          </Button>
        )}
        <Button onClick={close}>Cancel</Button>
        <Button type="primary" onClick={apply}>
          {submit}
        </Button>
      </div>
    </div>
  );
}

function faultOf(thing: InsertedThing): string {
  return thing === 'picture'
    ? 'Enter a web address, such as https://example.com/lake.jpg'
    : 'Enter a web address, an email address, or tel: and a number';
}

interface FieldProps {
  label: string;
  fault?: string | undefined;
  children: (field: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

function Field({ label, fault, children }: FieldProps): ReactNode {
  const id = `insert-${label.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }),
      })}
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
