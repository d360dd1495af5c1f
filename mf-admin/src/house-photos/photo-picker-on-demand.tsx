import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PhotoPickerProps } from './photo-picker.tsx';

const PhotoPicker = lazy(() =>
  import('./photo-picker.tsx').then((module) => ({ default: module.PhotoPicker })),
);

/** A `PhotoPicker` whose script is fetched when it opens: editors are large already. */
export function PhotoPickerOnDemand(props: PhotoPickerProps): ReactNode {
  const [isNeeded, setNeeded] = useState(props.open);
  if (props.open && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <PhotoPicker {...props} />
      </Suspense>
    )
  );
}
