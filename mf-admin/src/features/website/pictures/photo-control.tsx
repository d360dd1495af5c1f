import type { ReactNode } from 'react';
import type { Photo } from '@getaway/property/media';
import { valueAt, type Path } from '../content/content.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { useForm } from '../form/form-context.ts';
import formStyles from '../form/form.module.css';
import { FocusPicker } from './focus-picker.tsx';
import { PictureControl } from './picture-control.tsx';
import { middle, photoOf, placeValue } from './place-photo.ts';

const longestDescription = 300;

interface PhotoControlProps {
  path: Path;
  label: string;
  /** Where the site shows it. */
  places: readonly string[];
  children?: ReactNode;
}

/** One place of the site for a photo: the photo, what it shows in words, and what of it stays in view. */
export function PhotoControl({ path, label, places, children }: PhotoControlProps): ReactNode {
  const { content, change, leave } = useForm();
  const photo = photoOf(valueAt(content, path));
  const set = (about: Partial<Photo>): void => {
    if (photo) change(path, placeValue({ ...photo, ...about }));
  };
  return (
    <div role="group" aria-label={label}>
      <PictureControl
        path={path}
        label={label}
        hint={
          places.length > 0
            ? places.join(' · ')
            : 'Not shown now. Choose it under Picture in Amenities or Concierge services on the Home Page.'
        }
        use="photo"
        without="The drawing that comes with the site"
      />
      {children}
      {photo && (
        <>
          <Description
            path={[...path, 'alt']}
            label={label}
            alt={photo.alt ?? ''}
            onChange={(alt) => set({ alt })}
            onLeave={() => {
              set({ alt: photo.alt?.trim() ?? '' });
              leave();
            }}
          />
          <FocusPicker
            file={photo.file}
            label={label}
            focus={photo.focus ?? middle}
            onChange={(focus) => set({ focus })}
            onLeave={leave}
          />
        </>
      )}
    </div>
  );
}

interface DescriptionProps {
  path: Path;
  label: string;
  alt: string;
  onChange: (alt: string) => void;
  onLeave: () => void;
}

function Description({ path, label, alt, onChange, onLeave }: DescriptionProps): ReactNode {
  return (
    <FieldFrame
      path={path}
      label="Description"
      hint={alt === '' ? 'Say what the photo shows, for guests who cannot see it.' : undefined}
      counter={{ length: alt.trim().length, limit: longestDescription }}
    >
      {(props) => (
        <textarea
          {...props}
          aria-label={`Description of ${label}`}
          className={formStyles.area}
          rows={2}
          value={alt}
          onChange={({ target }) => onChange(target.value.replaceAll(/\s+/g, ' '))}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
