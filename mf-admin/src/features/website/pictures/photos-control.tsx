import { useEffect, useState, type ReactNode } from 'react';
import { isSame, valueAt, type Path } from '../content/content.ts';
import { fieldId, useForm } from '../form/form-context.ts';
import { AddPhotos } from './add-photos.tsx';
import { rememberedLabel } from './file-labels.ts';
import { photosOf } from './more-photos.ts';
import { PhotoControl } from './photo-control.tsx';
import { placeName } from './photo-names.ts';
import { orderPath } from './photo-order.ts';
import { besideGallery, drawnPlaces, galleryIn, placesOf } from './photo-places.ts';
import { photoOf } from './place-photo.ts';
import { PlaceOfPhoto, type MovedPhoto } from './place-of-photo.tsx';
import styles from './pictures.module.css';

/** How long it says what became of a photo. */
const shownMs = 8_000;

/** An entry of the sample that a place for a photo is named after. */
const namesPlace = /^texts\.(?:home\.(?:amenities\.scenes|concierge\.services)|weekdayEscape\.freedoms)\./;

/** The host's own photos, first those of the gallery in its order, and then the places that show a drawing. */
export function PhotosControl({ path }: { path: Path }): ReactNode {
  const { content, marked } = useForm();
  const [moved, setMoved] = useState<MovedPhoto>();
  const [removed, setRemoved] = useState<string>();
  useEffect(() => {
    if (moved === undefined && removed === undefined) return undefined;
    const timer = setTimeout(() => {
      setMoved(undefined);
      setRemoved(undefined);
    }, shownMs);
    return () => clearTimeout(timer);
  }, [moved, removed]);
  // Not after Undo, or another change.
  const movedTo = moved && isSame(moved.media, valueAt(content, ['media'])) ? moved : undefined;
  const tellMoved = (to: MovedPhoto): void => {
    setRemoved(undefined);
    setMoved(to);
  };
  const photos = photosOf(valueAt(content, path));
  const gallery = galleryIn(content);
  const row = (name: string): ReactNode => {
    const [place, ...others] = placesOf(name, content);
    const at = gallery.indexOf(name);
    // In the gallery alone, its name says it.
    const file = place === undefined ? undefined : rememberedLabel(photoOf(photos[name])?.file);
    return (
      <PhotoControl
        key={name}
        path={[...path, name]}
        label={placeName(name, content)}
        alsoIn={[
          ...(file === undefined ? [] : [`“${file}”`]),
          ...others,
          ...(at < 0 ? [] : [`Gallery, ${at + 1} of ${gallery.length}`]),
        ]}
        isSeen={at >= 0 || placesOf(name, content).length > 0}
        onRemoved={() => {
          setMoved(undefined);
          setRemoved(placeName(name, content));
        }}
      >
        {photos[name] !== undefined && <PlaceOfPhoto path={path} name={name} onMoved={tellMoved} />}
      </PhotoControl>
    );
  };
  const beside = besideGallery(content);
  const drawn = drawnPlaces(content);
  return (
    <div className={styles.photos}>
      <AddPhotos path={path} />
      {marked.some((field) => namesPlace.test(field)) && (
        <p className={`${styles.words} ${styles.named}`}>
          First settle the sample’s entries on Home Page and Weekday Page: removing one removes its place
          here.
        </p>
      )}
      {/* One array, so that a row stays unfolded when its photo comes to another list. */}
      {[
        gallery.length > 0 && (
          <ListTitle key="of gallery" id={fieldId(orderPath)} title="In the gallery">
            Guests see them in this order. Earlier and Later change it; a place doesn’t.
          </ListTitle>
        ),
        ...gallery.map(row),
        beside.length > 0 && (
          <ListTitle key="beside gallery" title="Not in the gallery">
            {gallery.length > 0
              ? 'The gallery shows the house itself: no services, and not the “not found” page.'
              : 'The gallery appears with your third photo of the house.'}
          </ListTitle>
        ),
        ...beside.map(row),
        drawn.length > 0 && (
          <ListTitle key="drawn places" title="Places without a photo of yours">
            Guests see the drawing that comes with the site.
          </ListTitle>
        ),
        ...drawn.map(row),
      ]}
      <p role="status" className={styles.moved}>
        {removed !== undefined && `Removed “${removed}”. Undo, at the top, brings it back.`}
        {movedTo &&
          `Moved to ${movedTo.to}.${movedTo.leavesGallery ? ' The gallery no longer shows it.' : ''}`}
      </p>
    </div>
  );
}

function ListTitle({ id, title, children }: { id?: string; title: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.listTitle}>
      <h4 id={id} tabIndex={-1}>
        {title}
      </h4>
      <p className={styles.words}>{children}</p>
    </div>
  );
}
