import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LinkButton } from '../../../ui/link-button.tsx';
import { isSame, valueAt, type Path } from '../content/content.ts';
import { elementOf, fieldId, useForm } from '../form/form-context.ts';
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

/** A photo that was removed last, and all photos before that. */
interface RemovedPhoto {
  readonly label: string;
  readonly name: string;
  readonly before: unknown;
}

/** How long it says what became of a photo. */
const shownMs = 8_000;

/** An entry of the sample that a place for a photo is named after. */
const namesPlace = /^texts\.(?:home\.(?:amenities\.scenes|concierge\.services)|weekdayEscape\.freedoms)\./;

/** The host's own photos, first those of the gallery in its order, and then the places that show a drawing. */
export function PhotosControl({ path }: { path: Path }): ReactNode {
  const { content, marked, change, leave } = useForm();
  const [moved, setMoved] = useState<MovedPhoto>();
  const [removed, setRemoved] = useState<RemovedPhoto>();
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
  const remove = (name: string): void => {
    setMoved(undefined);
    flushSync(() => {
      setRemoved({ label: placeName(name, content), name, before: valueAt(content, ['media']) });
      change([...path, name], undefined);
    });
    leave();
    // The button went with the photo.
    elementOf([...path, name])?.focus();
  };
  const bringBack = ({ name, before }: RemovedPhoto): void => {
    flushSync(() => {
      setRemoved(undefined);
      change(['media'], before);
    });
    leave();
    elementOf([...path, name])?.focus();
  };
  // Not after Undo at the top.
  const gone = removed && valueAt(content, [...path, removed.name]) === undefined ? removed : undefined;
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
          // A photo of the gallery alone has a number already, and the list has the order.
          ...(at < 0 || place === undefined ? [] : [`Gallery, ${at + 1} of ${gallery.length}`]),
        ]}
        isSeen={at >= 0 || placesOf(name, content).length > 0}
      >
        {photos[name] !== undefined && (
          <PlaceOfPhoto path={path} name={name} onMoved={tellMoved} onRemove={() => remove(name)} />
        )}
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
        {gone && (
          <>
            Removed “{gone.label}”.{' '}
            <LinkButton small aria-label={`Undo: Remove “${gone.label}”`} onClick={() => bringBack(gone)}>
              Undo
            </LinkButton>
          </>
        )}
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
