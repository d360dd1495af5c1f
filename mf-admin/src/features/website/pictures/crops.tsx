import type { ReactNode } from 'react';
import styles from './pictures.module.css';

/** A point of a photo, in percent from the left and from the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface CropsProps {
  /** The address of the photo. */
  address: string;
  focus: Point;
  /** It is the top picture, which fills the first screen of the home page. */
  isTop: boolean;
}

/** What is left of a photo where its place is wide, and where it is tall. */
export function Crops({ address, focus, isTop }: CropsProps): ReactNode {
  const objectPosition = `${focus.x}% ${focus.y}%`;
  return (
    <div className={styles.crops} data-top={isTop} aria-hidden="true">
      {(['wide', 'tall'] as const).map((shape) => (
        <figure key={shape}>
          <img data-shape={shape} src={address} alt="" style={{ objectPosition }} />
          {isTop && (
            <figcaption className={styles.words}>{shape === 'wide' ? 'Desktop' : 'Phone'}</figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
