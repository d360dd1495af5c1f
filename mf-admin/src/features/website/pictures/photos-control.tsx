import { useEffect, useState, type ReactNode } from 'react';
import { isRendering } from '@getaway/property/media';
import { isRecord, valueAt, type Path } from '../content/content.ts';
import { useForm } from '../form/form-context.ts';
import { AddPhotos } from './add-photos.tsx';
import { canMove, photosOf } from './more-photos.ts';
import { PhotoControl } from './photo-control.tsx';
import { photosInOrder, placeName, placesOf } from './photo-places.ts';
import { PlaceOfPhoto } from './place-of-photo.tsx';
import styles from './pictures.module.css';

/** How long it says where a photo went. */
const shownMs = 8_000;

/** Each picture of the site, with the host's own photo in its place. */
export function PhotosControl({ path }: { path: Path }): ReactNode {
  const { content } = useForm();
  const [movedTo, setMovedTo] = useState<string>();
  useEffect(() => {
    if (movedTo === undefined) return undefined;
    const timer = setTimeout(() => setMovedTo(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [movedTo]);
  const photos = valueAt(content, path);
  const own = Object.keys(isRecord(photos) ? photos : {}).filter((name) => !isRendering(name));
  return (
    <div className={styles.photos}>
      <AddPhotos path={path} />
      {photosInOrder(own, content).map((name) => (
        <PhotoControl
          key={name}
          path={[...path, name]}
          label={placeName(name, content)}
          places={placesOf(name, content)}
        >
          {photosOf(photos)[name] !== undefined && canMove(name) && (
            <PlaceOfPhoto path={path} name={name} onMoved={setMovedTo} />
          )}
        </PhotoControl>
      ))}
      <p role="status" className={styles.moved}>
        {movedTo !== undefined && `Moved to ${movedTo}.`}
      </p>
    </div>
  );
}
