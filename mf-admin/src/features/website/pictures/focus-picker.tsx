import type { MouseEvent, ReactNode } from 'react';
import { addressOfUpload } from '../../../published-house/address-of-upload.ts';
import styles from './pictures.module.css';

/** A point of a photo, in percent from the left and from the top. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface FocusPickerProps {
  file: string;
  label: string;
  focus: Point;
  onChange: (focus: Point) => void;
  onLeave: () => void;
}

/** Chooses the point of an uploaded photo that stays in view where its place has another shape: by a click, or by keys. */
export function FocusPicker({ file, label, focus, onChange, onLeave }: FocusPickerProps): ReactNode {
  const address = addressOfUpload(file);
  if (address === undefined) return null;
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) });
    onLeave();
  };
  const objectPosition = `${focus.x}% ${focus.y}%`;
  return (
    <details>
      <summary className={styles.fold}>Crop: what stays in view</summary>
      <fieldset className={styles.focus} aria-label={`What stays in view of ${label}`}>
        <p className={styles.words}>
          Where the photo is cropped, this point is kept. Click on the photo to move it.
        </p>
        {/* The sliders below do the same for those who use keys or hear the page. */}
        <button type="button" className={styles.focusPhoto} tabIndex={-1} aria-hidden="true" onClick={choose}>
          <img src={address} alt="" />
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
        <div className={styles.crops} aria-hidden="true">
          {(['wide', 'tall'] as const).map((shape) => (
            <img key={shape} data-shape={shape} src={address} alt="" style={{ objectPosition }} />
          ))}
        </div>
      </fieldset>
    </details>
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 50 : Math.min(100, Math.max(0, Math.round((100 * part) / whole)));
}
