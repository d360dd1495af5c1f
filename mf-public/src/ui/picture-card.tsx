import type { ComponentProps, ReactNode } from 'react';
import { NamedPicture } from './named-picture.tsx';
import styles from './picture-card.module.css';

interface PictureCardProps extends Pick<ComponentProps<typeof NamedPicture>, 'sizes'> {
  picture: ComponentProps<typeof NamedPicture>['name'];
  /** A heading and a paragraph. */
  children: ReactNode;
}

/** A picture with words below it, in a list. */
export function PictureCard({ picture, sizes, children }: PictureCardProps): ReactNode {
  return (
    <li className={styles.card}>
      <NamedPicture name={picture} sizes={sizes} />
      <div className={styles.words}>{children}</div>
    </li>
  );
}
