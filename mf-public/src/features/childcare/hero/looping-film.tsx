import { useEffect, useRef, useState, type ReactNode } from 'react';
import { media } from '@getaway/property/house/media';
import filmMp4 from '../../../film/weekday-escape.mp4';
import filmWebm from '../../../film/weekday-escape.webm';
import { Icon } from '../../../ui/icon.tsx';
import { hotTub } from '../../../pictures/hot-tub.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './escape-hero.module.css';

const ownFilm = media.film;
/** The film that comes with the site is of the drawn hot tub: beside a photo of the host's own it would be another house. */
const hasFilm = ownFilm !== undefined || media.photos['hot-tub'] === undefined;

/**
 * The film behind the words, without sound. It starts automatically unless the visitor asked for less motion or
 * less data; until it plays, and while it is stopped, its first frame is shown.
 */
export function LoopingFilm(): ReactNode {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (wantsStillness()) return undefined;
    // After the page itself: the film is its heaviest part.
    const begin = () => void film.current?.play().catch(() => {});
    if (document.readyState === 'complete') return begin();
    addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);

  const toggle = () => {
    if (playing) film.current?.pause();
    else void film.current?.play().catch(() => {});
  };

  return (
    <>
      <div className={styles.film} aria-hidden="true">
        {ownFilm ? (
          <img src={ownFilm.poster} alt="" width={1280} height={720} fetchPriority="high" />
        ) : (
          <Picture rendering={hotTub} sizes="max(100vw, 120svh)" first />
        )}
        {hasFilm && (
          <video
            ref={film}
            muted
            loop
            playsInline
            preload="none"
            tabIndex={-1}
            data-playing={playing}
            onPlaying={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
          >
            {ownFilm ? (
              <source src={ownFilm.mp4} type="video/mp4" />
            ) : (
              <>
                <source src={filmWebm} type="video/webm" />
                <source src={filmMp4} type="video/mp4" />
              </>
            )}
          </video>
        )}
      </div>
      {hasFilm && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={playing ? 'Pause the video' : 'Play the video'}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} size={20} />
        </button>
      )}
    </>
  );
}

function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
