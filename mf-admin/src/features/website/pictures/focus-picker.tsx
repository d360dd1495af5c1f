import type { PointerEvent, ReactNode } from 'react';
import { addressOfUpload } from '../../../published-house/address-of-upload.ts';
import { Crops, type Point } from './crops.tsx';
import styles from './pictures.module.css';

interface FocusPickerProps {
  file: string;
  label: string;
  focus: Point;
  /** It is the top picture, whose crop is shown at once. */
  isTop: boolean;
  onChange: (focus: Point) => void;
  onLeave: () => void;
}

/** Chooses the point of an uploaded photo that stays in view where its place has another shape: by dragging, a click, or keys. */
export function FocusPicker({ file, label, focus, isTop, onChange, onLeave }: FocusPickerProps): ReactNode {
  const address = addressOfUpload(file);
  if (address === undefined) return null;
  const choose = ({ currentTarget, clientX, clientY, buttons }: PointerEvent): void => {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) });
  };
  return (
    <details open={isTop}>
      <summary className={styles.fold}>Crop: what stays in view</summary>
      <fieldset className={styles.focus} aria-label={`What stays in view of ${label}`}>
        <p className={styles.words}>
          Where the photo is cropped, this point stays in view. Drag the point, or click where it should be.
        </p>
        {/* The sliders below do the same for those who use keys or hear the page. */}
        <button
          type="button"
          className={styles.focusPhoto}
          tabIndex={-1}
          aria-hidden="true"
          onPointerDown={choose}
          onPointerMove={choose}
          onPointerUp={onLeave}
          onPointerCancel={onLeave}
        >
          {/* Otherwise the browser would drag the picture itself. */}
          <img src={address} alt="" draggable={false} />
          <span className={styles.focusPoint} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </button>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className={styles.focusAxis}>
            {axis === 'x' ? 'From the left' : 'From the top'}
            <input
              type="range"
              min={0}
              max={100}
              aria-label={`${label}: point in view, percent from the ${axis === 'x' ? 'left' : 'top'}`}
              value={focus[axis]}
              onChange={({ target }) => onChange({ ...focus, [axis]: target.valueAsNumber })}
              onBlur={onLeave}
            />
          </label>
        ))}
        <Crops address={address} focus={focus} isTop={isTop} />
      </fieldset>
    </details>
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 50 : Math.min(100, Math.max(0, Math.round((100 * part) / whole)));
}
