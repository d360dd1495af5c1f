import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { PictureOf } from '../../../ui/picture.tsx';
import type { GalleryPhoto } from './gallery-photos.ts';
import styles from './gallery-view.module.css';

interface GalleryViewProps {
  photos: readonly GalleryPhoto[];
  /** The photo to begin with. */
  first: number;
  onClose: () => void;
}

/** Photos at the size of the window, one beside the other: leafed through by swiping, with buttons, and with arrow keys. */
export function GalleryView({ photos, first, onClose }: GalleryViewProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const row = strip.current;
    row?.scrollTo({ left: first * row.clientWidth, behavior: 'instant' });
    return () => element?.close();
  }, [first]);

  const show = (at: number): void => {
    const row = strip.current;
    if (at < 0 || at >= photos.length || !row) return;
    setShown(at);
    row.scrollTo({ left: at * row.clientWidth });
  };
  const turn = (event: KeyboardEvent): void => {
    const { [event.key]: at } = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: photos.length - 1,
    } as Partial<Record<string, number>>;
    if (at === undefined) return;
    event.preventDefault();
    show(at);
  };
  return (
    <dialog ref={dialog} className={styles.view} aria-label="Photos" onClose={onClose} onKeyDown={turn}>
      <ul
        ref={strip}
        role="list"
        aria-label="Photos"
        // It scrolls, so the keyboard has to reach it (axe: scrollable-region-focusable).
        tabIndex={0}
        className={styles.strip}
        onScrollEnd={({ currentTarget: row }) => setShown(Math.round(row.scrollLeft / row.clientWidth))}
      >
        {photos.map(({ name, source, words }, at) => (
          <li key={name} aria-hidden={at !== shown}>
            <PictureOf source={source} alt={words} sizes="100vw" />
          </li>
        ))}
      </ul>
      <p className={styles.words} aria-live="polite">
        {photos[shown]?.words} <span>{`${shown + 1} of ${photos.length}`}</span>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <button
        type="button"
        className={styles.previous}
        aria-label="Previous photo"
        aria-disabled={shown === 0}
        onClick={() => show(shown - 1)}
      >
        <Arrow path="M14.5 5 8 12l6.5 7" />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label="Next photo"
        aria-disabled={shown === photos.length - 1}
        onClick={() => show(shown + 1)}
      >
        <Arrow path="M9.5 5 16 12l-6.5 7" />
      </button>
    </dialog>
  );
}

/** Here, not among the icons, which every page loads. */
function Arrow({ path }: { path: string }): ReactNode {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
