import type { ReactNode } from 'react';
import { media } from '@getaway/property/house/media';
import { house } from '../../../pictures/house.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './hero-scene.module.css';

const own = media.photos['house'];
const isRendering = own === undefined;

/** The house at night, and above the picture the few things that move: stars, windows, steam, firelight. */
export function HeroScene(): ReactNode {
  return (
    <div className={styles.frame} aria-hidden={own?.alt ? undefined : true}>
      <div className={own?.focus === undefined ? styles.stage : styles.whole}>
        <Picture className={styles.picture} rendering={house} sizes="(max-width: 767px) 110vw, 100vw" first />
        {isRendering && <Movement />}
      </div>
    </div>
  );
}

const steam = [
  { insetInlineStart: '45.6%', animationDelay: '0s' },
  { insetInlineStart: '48.4%', animationDelay: '-2s' },
  { insetInlineStart: '50.6%', animationDelay: '-4.2s' },
  { insetInlineStart: '47%', animationDelay: '-6.1s' },
];

const embers = [
  { insetInlineStart: '26.2%', animationDelay: '0s' },
  { insetInlineStart: '25.4%', animationDelay: '-1.6s' },
  { insetInlineStart: '27%', animationDelay: '-3s' },
];

const fireflies = [
  { insetBlockStart: '76%', insetInlineStart: '12%', animationDelay: '0s' },
  { insetBlockStart: '70%', insetInlineStart: '33%', animationDelay: '-4s' },
  { insetBlockStart: '88%', insetInlineStart: '62%', animationDelay: '-6.5s' },
];

/** Placed on the rendering; a host's own photo does not move. */
function Movement(): ReactNode {
  return (
    <>
      <i className={styles.starsOne} />
      <i className={styles.starsTwo} />
      <i className={styles.windows} />
      <i className={styles.bulbs} />
      {steam.map((style) => (
        <i key={style.insetInlineStart} className={styles.steam} style={style} />
      ))}
      <i className={styles.fireGlow} />
      <i className={styles.fireHeart} />
      {embers.map((style) => (
        <i key={style.insetInlineStart} className={styles.ember} style={style} />
      ))}
      {fireflies.map((style) => (
        <i key={style.insetInlineStart} className={styles.firefly} style={style} />
      ))}
    </>
  );
}
