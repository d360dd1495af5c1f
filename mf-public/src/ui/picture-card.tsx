import type { ComponentProps, ReactNode } from 'react';
import { Picture } from './picture.tsx';
import styles from './picture-card.module.css';

interface PictureCardProps extends Pick<ComponentProps<typeof Picture>, 'sizes'> {
  picture: ComponentProps<typeof Picture>['name'];
  /** A heading and a paragraph. */
  children: ReactNode;
}

/** A picture with words below it, in a list. */
export function PictureCard({ picture, sizes, children }: PictureCardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Picture name={picture} sizes={sizes} />
      <div className={styles.words}>{children}</div>
    </li>
  );
}
