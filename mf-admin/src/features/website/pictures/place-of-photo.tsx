import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isOfHouse } from '@getaway/property/gallery';
import type { Path } from '../content/content.ts';
import { elementOf, fieldId, useForm } from '../form/form-context.ts';
import formStyles from '../form/form.module.css';
import { canMove, isMore, nextName } from './more-photos.ts';
import { placeName } from './photo-names.ts';
import { orderPath, takenNames, withExchanged, withMoved } from './photo-order.ts';
import { galleryIn, placesOf, shownPlaces } from './photo-places.ts';
import styles from './pictures.module.css';

/** Where a photo is now. */
export interface MovedPhoto {
  /** In words: 'Amenities › Sauna', or 'Gallery 3' for the third of the gallery. */
  readonly to: string;
  /** The gallery showed it, and doesn't any more. */
  readonly leavesGallery: boolean;
  /** All photos after it. */
  readonly media: unknown;
}

interface PlaceOfPhotoProps {
  path: Path;
  name: string;
  /** Gets what became of the photos. */
  onMoved: (moved: MovedPhoto) => void;
  onRemove: () => void;
}

/**
 * Moves a photo of the host's own: to another place of the site, in exchange for what is there, or out of its place into the
 * gallery. In the gallery, also before or after its neighbor, whatever places both have.
 */
export function PlaceOfPhoto({ path, name, onMoved, onRemove }: PlaceOfPhotoProps): ReactNode {
  const { content, change } = useForm();
  const row = useRef<HTMLDivElement>(null);
  const names = galleryIn(content);
  const at = names.indexOf(name);
  // A place whose entry was removed is none, and one beside the gallery has a place in it to gain.
  const isPlaced = !isMore(name) && (placesOf(name, content).length > 0 || at < 0);
  const label = placeName(name, content);
  const now = placesOf(name, content).length > 0 ? label : at < 0 ? 'Not shown' : 'Only in the gallery';
  const idOf = (of: string, action: string): string => `${fieldId([...path, of])}-${action}`;
  const places = shownPlaces(content).filter((place) => place !== name);
  const leaves = (place: string): boolean => at >= 0 && !isOfHouse(place);
  const option = (place: string): ReactNode => (
    <option key={place} value={place}>
      {placeName(place, content)}
    </option>
  );
  const exchange = (other: string): void => {
    const media = withExchanged(content, [name, other]);
    flushSync(() => change(['media'], media));
    const after = { ...content, media };
    const to = isMore(other) ? `Gallery ${galleryIn(after).indexOf(other) + 1}` : placeName(other, after);
    const leavesGallery = at >= 0 && !galleryIn(after).includes(other);
    onMoved({ to, leavesGallery, media });
  };
  /** The button that was pressed moves with its photo, and keeps the focus. */
  const shift = (to: string | undefined, action: string): void => {
    if (to === undefined) return;
    flushSync(() => change(orderPath, withMoved(content, name, to)));
    document.getElementById(idOf(name, action))?.focus();
  };
  /**
   * The host stays where the photo was, so that the next one can be moved: at what is there now, or else at the next photo. One
   * that left its place is there still, in the gallery.
   */
  const move = (place: string): void => {
    const before = row.current?.getBoundingClientRect().top ?? 0;
    const next = isPlaced ? [place] : [names[at + 1], names[at - 1]];
    exchange(place);
    const here = [name, ...next]
      .map((each) => each && document.getElementById(idOf(each, 'place')))
      .find((each) => each instanceof HTMLElement);
    const left = here ?? elementOf([...path, name]) ?? document.getElementById(fieldId(orderPath));
    left?.focus({ preventScroll: true });
    const by = (left?.getBoundingClientRect().top ?? before) - before;
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
    // Above the line that says where the photo went.
    left?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  return (
    <div ref={row} className={styles.actions}>
      {canMove(name) && (
        <select
          id={idOf(name, 'place')}
          className={`${formStyles.input} ${styles.mover}`}
          aria-label={`Place of ${label}`}
          value={name}
          // The names of some places are longer than the list is wide.
          title={now}
          onChange={({ target }) => move(target.value)}
        >
          <option value={name}>{now}</option>
          {isPlaced && <option value={nextName(takenNames(content))}>No place: only in the gallery</option>}
          {places.filter((place) => !leaves(place)).map(option)}
          {places.some(leaves) && (
            <optgroup label="Takes it out of the gallery">{places.filter(leaves).map(option)}</optgroup>
          )}
        </select>
      )}
      {/* Not `disabled`: the button that was pressed keeps the focus at either end. */}
      {names.length > 1 && at >= 0 && (
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
      <Button size="small" aria-label={`Remove ${label}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
