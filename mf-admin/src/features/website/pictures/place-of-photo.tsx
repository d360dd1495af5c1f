import { Button } from 'antd';
import type { ReactNode } from 'react';
import { valueAt, type Path } from '../content/content.ts';
import { elementOf, fieldId, useForm } from '../form/form-context.ts';
import formStyles from '../form/form.module.css';
import { moreNames, nextName, photosOf, places, swapped } from './more-photos.ts';
import { isPlaceShown, placeName } from './photo-places.ts';
import styles from './pictures.module.css';

/**
 * Moves a photo of the host's own: to another place of the site, in exchange for what is there, or out of its place into the
 * gallery. In the gallery, also before or after its neighbor.
 */
export function PlaceOfPhoto({ path, name }: { path: Path; name: string }): ReactNode {
  const { content, change } = useForm();
  const photos = photosOf(valueAt(content, path));
  const names = moreNames(photos);
  const at = names.indexOf(name);
  const isPlaced = at < 0;
  const label = placeName(name, content);
  const idOf = (of: string, action: string): string => `${fieldId([...path, of])}-${action}`;
  /** The focus follows the photo. */
  const exchange = (other: string | undefined, action: string): void => {
    if (other === undefined) return;
    change(path, swapped(photos, [name, other]));
    requestAnimationFrame(() => {
      const same = document.getElementById(idOf(other, action));
      (same ?? elementOf([...path, other]))?.focus();
    });
  };
  return (
    <div className={styles.actions}>
      {!isPlaced && (
        <>
          <Button
            size="small"
            id={idOf(name, 'earlier')}
            disabled={at === 0}
            aria-label={`Show ${label} earlier`}
            onClick={() => exchange(names[at - 1], 'earlier')}
          >
            Earlier
          </Button>
          <Button
            size="small"
            id={idOf(name, 'later')}
            disabled={at === names.length - 1}
            aria-label={`Show ${label} later`}
            onClick={() => exchange(names[at + 1], 'later')}
          >
            Later
          </Button>
        </>
      )}
      <select
        className={formStyles.input}
        aria-label={`Place of ${label}`}
        value=""
        onChange={({ target }) => exchange(target.value, 'place')}
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
    </div>
  );
}
