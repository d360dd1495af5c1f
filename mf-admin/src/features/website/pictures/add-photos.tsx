import { Progress } from 'antd';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { valueAt, type Path } from '../content/content.ts';
import { useForm } from '../form/form-context.ts';
import { rememberFile } from './file-labels.ts';
import { hasFile, nextName, photosOf } from './more-photos.ts';
import { takenNames } from './photo-order.ts';
import { photoTypes } from './picture-control.tsx';
import { More } from '../../../ui/more.tsx';
import fileInput from '../../../ui/file-input.module.css';
import styles from './pictures.module.css';
import { useUpload } from './use-upload.ts';

interface Progressing {
  readonly count: number;
  readonly at: number;
}

/** Uploads any number of photos, one after the other. Each is a photo of the gallery until staff move it to a place. */
export function AddPhotos({ path }: { path: Path }): ReactNode {
  const { content, change, leave } = useForm();
  const id = useId();
  const { state, start } = useUpload('photo');
  const [progress, setProgress] = useState<Progressing>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const addAll = async (input: HTMLInputElement): Promise<void> => {
    const files = [...(input.files ?? [])];
    // The same files can be chosen again after a refusal.
    input.value = '';
    setRefused([]);
    let photos = photosOf(valueAt(content, path));
    for (const [at, file] of files.entries()) {
      setProgress({ count: files.length, at });
      // One after the other: the server makes several sizes of each.
      const outcome = await start(file);
      if (outcome.ok && hasFile(photos, outcome.name))
        setRefused((earlier) => [...earlier, `${file.name}: this photo is there already.`]);
      else if (outcome.ok) {
        rememberFile(outcome.name, file.name);
        const name = nextName([...takenNames(content), ...Object.keys(photos)]);
        photos = { ...photos, [name]: outcome.name };
        change([...path, name], outcome.name);
      } else setRefused((earlier) => [...earlier, `${file.name}: ${outcome.reason}`]);
    }
    setProgress(undefined);
    leave();
  };
  const isBusy = progress !== undefined;
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  const share = progress && (progress.at + (state.status === 'sending' ? state.share : 0)) / progress.count;
  return (
    <div className={styles.more}>
      <label htmlFor={id}>Add photos</label>
      <p className={styles.words}>
        They join the gallery on your home page. Describe each: that’s its caption. Up to 25 MB each.
      </p>
      <More about="Add photos">
        JPEG, PNG, WebP, AVIF, or HEIC. What the camera stored, such as the location, is removed. Descriptions
        are also for guests who can’t see the photo, and for search engines.
      </More>
      <input
        id={id}
        className={fileInput.file}
        type="file"
        multiple
        accept={photoTypes}
        disabled={isBusy}
        onChange={({ target }) => void addAll(target)}
      />
      {progress && (
        <div role="status" className={styles.words}>
          {`Uploading photo ${progress.at + 1} of ${progress.count}…`}
          <Progress
            aria-label="Upload of photos"
            percent={Math.round((share ?? 0) * 100)}
            showInfo={false}
            size="small"
          />
        </div>
      )}
      {refused.length > 0 && (
        <ul role="alert" className={styles.refused}>
          {refused.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
