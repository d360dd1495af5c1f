import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dotted, type Path } from '../content/content.ts';
import { defaultAt, isOwnAt } from '../fields/defaults.ts';
import { valueInWords } from '../publish/value-words.ts';
import { faultsAt, fieldId, isFromSample, useForm } from './form-context.ts';
import styles from './form.module.css';
import { FieldMark } from './sample-mark.tsx';

/** What the control of a field needs, so that readers know its hint and its fault. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

interface FieldFrameProps {
  path: Path;
  label: string;
  hint?: string | undefined;
  /** How many characters there are and may be. */
  counter?: { readonly length: number; readonly limit: number } | undefined;
  /** A field that may be left out and has no default says so. Unknown where it makes no difference. */
  isRequired?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** The label of a field, its hint, its fault, and the way back to the default. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { path, label, hint, counter, isRequired = true, children } = props;
  const { faults, content, change, marked, sampleDefaults } = useForm();
  const id = fieldId(path);
  const wrong = faultsAt(faults, path);
  const isSample = isFromSample(marked, path);
  const described = [isSample && `${id}-sample`, hint && `${id}-hint`, wrong.length > 0 && `${id}-fault`]
    .filter(Boolean)
    .join(' ');
  const isOptional = !isRequired && defaultAt(path) === undefined;
  const standard = path.some((key) => typeof key === 'number') ? undefined : defaultAt(path);
  const isOffered = !isFromSample(sampleDefaults, path);
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label htmlFor={id}>
          {label}
          {isOptional && <span className={styles.optional}> (optional)</span>}
        </label>
        {standard !== undefined && isOffered && isOwnAt(content, path) && (
          <UseDefault
            label={label}
            kind={kindOf(standard)}
            shown={valueInWords(standard, path)}
            onUse={() => change(path, undefined)}
          />
        )}
        {isSample && <FieldMark id={`${id}-sample`} path={path} label={label} isFaulty={wrong.length > 0} />}
        {standard !== undefined && !isOwnAt(content, path) && !isSample && (
          <span className={styles.isDefault}>Default</span>
        )}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': wrong.length > 0 })}
      <div className={styles.below}>
        <div>
          {wrong.map((message) => (
            <p key={message} className={styles.fault} id={`${id}-fault`}>
              {message}
            </p>
          ))}
          {hint && (
            <p className={styles.hint} id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
        {counter && <Counter {...counter} path={path} />}
      </div>
    </div>
  );
}

function kindOf(standard: unknown): 'text' | 'setting' {
  return typeof standard === 'string' && !/^\d\d:\d\d$|^\d{4}-\d\d-\d\d$/.test(standard) ? 'text' : 'setting';
}

interface UseDefaultProps {
  label: string;
  kind: 'text' | 'setting' | 'list' | 'color';
  /** The default in words. */
  shown: string;
  onUse: () => void;
}

/** Goes back to what the site says where a host says nothing else: a short default by name, a longer one on request. */
export function UseDefault({ label, kind, shown, onUse }: UseDefaultProps): ReactNode {
  const isShort = kind === 'setting' || kind === 'color';
  const words = isShort ? `Go back to the default: ${shown}` : `Go back to the default ${kind}`;
  return (
    <LinkButton
      small
      onClick={onUse}
      aria-label={isShort ? `${words} (${label})` : `${words}: ${label}`}
      aria-description={isShort ? undefined : shown}
      title={isShort ? undefined : shown}
    >
      {words}
    </LinkButton>
  );
}

/** From this share of the limit on, the counter is shown, for everyone who comes close to it. */
const nearShare = 0.8;

function Counter({ length, limit, path }: { length: number; limit: number; path: Path }): ReactNode {
  if (length < limit * nearShare) return null;
  return (
    <span className={styles.counter} data-over={length > limit} data-path={dotted(path)}>
      {length.toLocaleString('en-US')} of {limit.toLocaleString('en-US')}
      <span className={styles.unseen}> characters</span>
    </span>
  );
}
