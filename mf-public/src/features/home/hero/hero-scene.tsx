import type { ReactNode } from 'react';
import scene from '../../../art/hero-scene.svg';
import styles from './hero-scene.module.css';

/** The drawn night, and above it the few things that move: stars, windows, steam, smoke and fire. */
export function HeroScene(): ReactNode {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.stage}>
        <img className={styles.picture} src={scene} alt="" width={1920} height={1080} fetchPriority="high" />
        <i className={styles.starsOne} />
        <i className={styles.starsTwo} />
        <i className={styles.windows} />
        <i className={styles.smoke} />
        <i className={styles.smoke} />
        <i className={styles.steam} />
        <i className={styles.steam} />
        <i className={styles.steam} />
        <i className={styles.steam} />
        <i className={styles.fireGlow} />
        <svg className={styles.fire} viewBox="0 0 100 130">
          <path
            className={styles.flame}
            fill="#f07a2c"
            d="M22 118C4 94 30 84 26 52c16 12 20 26 18 36 10-18 0-40 14-66 4 30 26 38 20 72 6-6 8-14 6-24 14 22 12 38 2 50-18 10-48 10-64-2Z"
          />
          <path
            className={styles.flame}
            fill="#ffc14f"
            d="M32 118c-10-18 8-24 6-44 10 8 12 16 11 24 8-14 2-28 9-44 4 20 16 28 12 48 4-3 6-7 6-13 8 14 6 22-2 30-14 6-30 6-42-1Z"
          />
          <path
            className={styles.flame}
            fill="#fff3c8"
            d="M42 119c-5-10 4-15 4-26 6 5 7 10 6 15 5-8 2-15 6-24 3 12 9 17 6 28-2 8-16 12-22 7Z"
          />
        </svg>
        <i className={styles.ember} />
        <i className={styles.ember} />
        <i className={styles.ember} />
        <i className={styles.firefly} />
        <i className={styles.firefly} />
        <i className={styles.firefly} />
      </div>
    </div>
  );
}
