import type { ReactNode } from 'react';
import { media } from '@getaway/property/house/media';
import { Picture } from '../../../ui/picture.tsx';
import styles from './hero-scene.module.css';

const isRendering = media.photos['house'] === undefined;

/** The house at night, and above the picture the few things that move: stars, windows, steam, firelight. */
export function HeroScene(): ReactNode {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.stage}>
        <Picture className={styles.picture} name="house" sizes="(max-width: 767px) 110vw, 100vw" first />
        {isRendering && <Movement />}
      </div>
    </div>
  );
}

/** Placed on the rendering; a host's own photo does not move. */
function Movement(): ReactNode {
  return (
    <>
      <i className={styles.starsOne} />
      <i className={styles.starsTwo} />
      <i className={styles.windows} />
      <i className={styles.bulbs} />
      <i className={styles.steam} />
      <i className={styles.steam} />
      <i className={styles.steam} />
      <i className={styles.steam} />
      <i className={styles.fireGlow} />
      <i className={styles.fireHeart} />
      <i className={styles.ember} />
      <i className={styles.ember} />
      <i className={styles.ember} />
      <i className={styles.firefly} />
      <i className={styles.firefly} />
      <i className={styles.firefly} />
    </>
  );
}
