import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { readHouseDraft } from '@getaway/contracts/http/house-editing';
import { prepareEmailPicture } from '@getaway/contracts/http/house-files';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../actions/use-mutation.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { queryState } from '../ui/query-state.ts';
import { housePhotosOf, type HousePhoto } from './house-photos-of.ts';
import styles from './photo-picker.module.css';

/** A photo as an email shows it. */
export interface ChosenPhoto {
  /** Absolute and public. */
  readonly address: string;
  readonly alt: string;
}

export interface PhotoPickerProps {
  open: boolean;
  onClose: () => void;
  /** Called once the dialog is closed, so that the page can take the focus. */
  onChosen: (photo: ChosenPhoto) => void;
}

/** Lets staff choose one of the published photos of the house for an email. */
export function PhotoPicker({ open, onClose, onChosen }: PhotoPickerProps): ReactNode {
  const chosen = useRef<ChosenPhoto>(undefined);
  const { run, pending } = useMutation(prepareEmailPicture, {
    failed: 'Failed to prepare the photo',
    refresh: [],
  });
  const choose = async ({ upload, thumbnail, alt }: HousePhoto): Promise<void> => {
    const prepared = upload === undefined ? undefined : await run({ params: { name: upload } });
    if (upload !== undefined && !prepared?.ok) return;
    chosen.current = { address: prepared?.ok ? prepared.answer.address : thumbnail, alt };
    onClose();
  };
  const end = (): void => {
    const photo = chosen.current;
    chosen.current = undefined;
    if (photo) onChosen(photo);
  };
  return (
    <Dialog
      open={open}
      title="Choose a photo of the house"
      width={720}
      footer={null}
      onCancel={onClose}
      afterClose={end}
      destroyOnHidden
    >
      <Photos isBusy={pending} onChoose={(photo) => void choose(photo)} />
    </Dialog>
  );
}

interface PhotosProps {
  isBusy: boolean;
  onChoose: (photo: HousePhoto) => void;
}

function Photos({ isBusy, onChoose }: PhotosProps): ReactNode {
  const query = useQuery(readHouseDraft);
  const state = queryState(query);
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the photos" onRetry={state.retry} />;
    case 'ready': {
      const photos = housePhotosOf(state.data.published.content);
      if (photos.length === 0) return <NoPhotos onReturn={() => void query.mutate()} />;
      return (
        <ul className={styles.photos} aria-busy={isBusy}>
          {photos.map((photo, at) => (
            <li key={photo.thumbnail}>
              <button
                type="button"
                className={styles.photo}
                disabled={isBusy}
                aria-label={photo.alt === '' ? `Photo ${at + 1}` : photo.alt}
                onClick={() => onChoose(photo)}
              >
                <img src={photo.thumbnail} alt="" loading="lazy" />
                <span>{photo.alt === '' ? 'No description yet' : photo.alt}</span>
              </button>
            </li>
          ))}
        </ul>
      );
    }
    default:
      return state satisfies never;
  }
}

/** The photos are added in a new tab, so that the email in this one is kept; `onReturn` looks for them. */
function NoPhotos({ onReturn }: { onReturn: () => void }): ReactNode {
  const look = useEffectEvent(onReturn);
  useEffect(() => {
    const onFocus = (): void => look();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return (
    <Empty
      title="No photos yet"
      hint="Upload photos of your house in Website › Photos and publish them; then you can choose them here."
      action={
        <Link to="/admin/website?part=photos" target="_blank" rel="noreferrer">
          Open Website › Photos
        </Link>
      }
    />
  );
}
