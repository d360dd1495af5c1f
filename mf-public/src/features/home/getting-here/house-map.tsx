import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import button from '@getaway/web-kit/button/button.module.css';
import styles from './getting-here.module.css';
import type { ShownMap } from './map-links.ts';

/** A map from elsewhere, which is only asked for when a visitor wants it. Without script, its page opens. */
export function HouseMap({ embedded, page, title }: ShownMap & { title: string }): ReactNode {
  const [isShown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => (isShown ? frame.current?.focus() : undefined), [isShown]);
  const show = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown(true);
  };
  if (isShown) return <iframe ref={frame} className={styles.map} src={embedded} title={title} />;
  return (
    <div className={styles.map} data-drawn>
      <a href={page} target="_blank" rel="noreferrer" className={button.button} onClick={show}>
        Show the Map
      </a>
      <p>From OpenStreetMap</p>
    </div>
  );
}
