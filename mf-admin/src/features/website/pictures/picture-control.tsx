import type { ReactNode } from 'react';
import { Button, Progress } from 'antd';
import { flushSync } from 'react-dom';
import type { PictureUse } from '@getaway/contracts/http/house-files';
import { valueAt, type Path } from '../content/content.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { elementOf, useForm } from '../form/form-context.ts';
import { addressOfUpload } from '../../../published-house/address-of-upload.ts';
import { addressOfGuideFile } from './address-of-guide-file.ts';
import styles from './pictures.module.css';
import { photoOf } from './place-photo.ts';
import { useUpload } from './use-upload.ts';

interface PictureControlProps {
  path: Path;
  label: string;
  hint?: string | undefined;
  use: PictureUse;
  /** What is shown where there is no picture of the host's own; left out where the page says it already. */
  without?: string;
  /** What goes when the picture is removed, if its words go as well. */
  whole?: Path | undefined;
  onUploaded?: () => void;
  /** Whether its Remove is here, and not elsewhere in its row. */
  isRemovable?: boolean;
}

/** A picture of the host's own: uploaded, replaced, or removed. */
export function PictureControl(props: PictureControlProps): ReactNode {
  const { path, label, hint, use, without, whole = path, onUploaded, isRemovable = true } = props;
  const { content, change, leave } = useForm();
  const { state, start } = useUpload(use, (name) => {
    onUploaded?.();
    change(path, name);
    leave();
  });
  const file = photoOf(valueAt(content, path))?.file;
  const choose = (input: HTMLInputElement): void => {
    const chosen = input.files?.[0];
    if (chosen) void start(chosen);
    // The same file can be chosen again after a refusal.
    input.value = '';
  };
  const remove = (): void => {
    flushSync(() => change(whole, undefined));
    // The button went with the picture.
    elementOf(path)?.focus();
  };
  return (
    <FieldFrame path={path} label={label} hint={hint}>
      {(props) => (
        <div className={styles.picture}>
          <Shown file={file} without={without} />
          <div className={styles.actions}>
            <span className={styles.chooser}>
              <input
                {...props}
                aria-describedby={[props['aria-describedby'], `${props.id}-choose`].filter(Boolean).join(' ')}
                type="file"
                accept={use === 'photo' ? photoTypes : `${photoTypes},image/svg+xml`}
                disabled={state.status === 'sending'}
                onChange={({ target }) => choose(target)}
              />
              <span id={`${props.id}-choose`} aria-hidden>
                {file === undefined ? 'Upload' : 'Replace'} {use === 'photo' ? 'photo' : 'picture'}…
              </span>
            </span>
            {file !== undefined && isRemovable && (
              <Button size="small" aria-label={`Remove ${label}`} onClick={remove}>
                Remove
              </Button>
            )}
          </div>
          {state.status === 'sending' && <Sending share={state.share} label={label} />}
          {state.status === 'refused' && (
            <p role="alert" className={styles.refused}>
              {state.reason}
            </p>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,.heic';

function Shown({ file, without }: { file: string | undefined; without: string | undefined }): ReactNode {
  if (file === undefined) return without === undefined ? null : <p className={styles.words}>{without}</p>;
  const withGuide = addressOfGuideFile(file);
  if (withGuide !== undefined)
    return (
      <>
        <img className={styles.shown} src={withGuide} alt="" loading="lazy" />
        <p className={styles.words}>{withHouse(file)}</p>
      </>
    );
  const address = addressOfUpload(file);
  if (address === undefined) return <p className={styles.words}>{withHouse(file)}</p>;
  return <img className={styles.shown} src={address} alt="Your picture" loading="lazy" />;
}

/** A picture from the house's folder by its name: 'The drawing “keypad”, which came with your house'. */
function withHouse(file: string): string {
  if (file.startsWith('https:')) return `From the web: ${file}`;
  const name = file
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ');
  const kind = file.endsWith('.svg') ? 'drawing' : 'picture';
  return `The ${kind} “${name}”, which came with your house`;
}

/** Once it has been sent, the server makes it smaller, which takes a moment. */
function Sending({ share, label }: { share: number; label: string }): ReactNode {
  return (
    <div role="status" className={styles.words}>
      {share < 1 ? 'Uploading…' : 'Preparing the picture…'}
      <Progress
        aria-label={`Upload of ${label}`}
        percent={Math.round(share * 100)}
        showInfo={false}
        size="small"
      />
    </div>
  );
}
