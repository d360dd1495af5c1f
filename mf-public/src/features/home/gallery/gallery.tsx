import { useState, type ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { partOf } from '../../../ui/part-of.tsx';
import { PictureOf } from '../../../ui/picture.tsx';
import { HomeSection } from '../home-section.tsx';
import { galleryPhotos } from './gallery-photos.ts';
import styles from './gallery.module.css';

const GalleryView = partOf(async () => (await import('./gallery-view.tsx')).GalleryView, {
  loading: 'Opening the photo…',
  what: 'the photo',
});

/** All photos of the house. Each opens at full size: in a view to leaf through, or without script as a picture. */
export function Gallery(): ReactNode {
  const [opened, setOpened] = useState<number>();
  if (galleryPhotos.length === 0) return null;
  return (
    <HomeSection id="gallery" title={homeTexts.gallery.title} className={styles.gallery}>
      <ul role="list" className={styles.photos}>
        {galleryPhotos.map(({ name, source, words }, at) => (
          <li key={name}>
            <a
              className={styles.photo}
              href={source.fallback}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                setOpened(at);
              }}
            >
              <PictureOf source={source} alt={words} sizes="(max-width: 767px) 46vw, 22rem" />
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <GalleryView photos={galleryPhotos} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </HomeSection>
  );
}
