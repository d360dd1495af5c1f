import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { valueAt, type Path } from '../content/content.ts';
import { elementOf, fieldId, useForm } from '../form/form-context.ts';
import formStyles from '../form/form.module.css';
import { isMore, moreNames, nextName, photosOf, places, swapped } from './more-photos.ts';
import { isPlaceShown, placeName } from './photo-places.ts';
import styles from './pictures.module.css';

interface PlaceOfPhotoProps {
  path: Path;
  name: string;
  /** Gets where a photo is now, in words: 'Bedroom', or 'Gallery 3' for the third of those that only the gallery shows. */
  onMoved: (to: string) => void;
}

/**
 * Moves a photo of the host's own: to another place of the site, in exchange for what is there, or out of its place into the
 * gallery. In the gallery, also before or after its neighbor.
 */
export function PlaceOfPhoto({ path, name, onMoved }: PlaceOfPhotoProps): ReactNode {
  const { content, change } = useForm();
  const row = useRef<HTMLDivElement>(null);
  const photos = photosOf(valueAt(content, path));
  const names = moreNames(photos);
  const at = names.indexOf(name);
  const isPlaced = at < 0;
  const label = placeName(name, content);
  const idOf = (of: string, action: string): string => `${fieldId([...path, of])}-${action}`;
  const exchange = (other: string): void => {
    const next = swapped(photos, [name, other]);
    flushSync(() => change(path, next));
    onMoved(isMore(other) ? `Gallery ${moreNames(next).indexOf(other) + 1}` : placeName(other, content));
  };
  /** The focus follows the photo to its neighbor's place. */
  const shift = (other: string | undefined, action: string): void => {
    if (other === undefined) return;
    exchange(other);
    document.getElementById(idOf(other, action))?.focus();
  };
  /** The host stays where the photo was, so that the next one can be moved: at what is there now, or else at the next photo. */
  const move = (place: string): void => {
    const before = row.current?.getBoundingClientRect().top ?? 0;
    const neighbors = isPlaced ? [] : [names[at + 1], names[at - 1]];
    exchange(place);
    const here = [name, ...neighbors]
      .map((each) => each && document.getElementById(idOf(each, 'place')))
      .find((each) => each instanceof HTMLElement);
    const left = here ?? elementOf([...path, name]) ?? document.getElementById(fieldId(path));
    left?.focus({ preventScroll: true });
    const by = (left?.getBoundingClientRect().top ?? before) - before;
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
  };
  return (
    <div ref={row} className={styles.actions}>
      <select
        id={idOf(name, 'place')}
        className={`${formStyles.input} ${styles.mover}`}
        aria-label={`Place of ${label}`}
        value=""
        onChange={({ target }) => move(target.value)}
      >
        <option value="">{isPlaced ? 'Move elsewhere…' : 'Move to a place…'}</option>
        {isPlaced && <option value={nextName(photos)}>No place: only in the gallery</option>}
        {places
          .filter((place) => place !== name && isPlaceShown(place, content))
          .map((place) => (
            <option key={place} value={place}>
              {placeName(place, content)}
            </option>
          ))}
      </select>
      {/* Not `disabled`: the button that was pressed keeps the focus at either end. */}
      {!isPlaced && (
        <>
          <Button
            size="small"
            id={idOf(name, 'earlier')}
            aria-disabled={at === 0}
            aria-label={`Show ${label} earlier`}
            onClick={() => shift(names[at - 1], 'earlier')}
          >
            Earlier
          </Button>
          <Button
            size="small"
            id={idOf(name, 'later')}
            aria-disabled={at === names.length - 1}
            aria-label={`Show ${label} later`}
            onClick={() => shift(names[at + 1], 'later')}
          >
            Later
          </Button>
        </>
      )}
    </div>
  );
}
