import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isRendering, type Photo } from '@getaway/property/media';
import { dotted, valueAt, type Path } from '../content/content.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { countFaults, useForm } from '../form/form-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import formStyles from '../form/form.module.css';
import { addressOfUpload } from '../../../published-house/address-of-upload.ts';
import { drawings } from './drawings.ts';
import { FocusPicker } from './focus-picker.tsx';
import { TopCrop } from './top-crop.tsx';
import { PictureControl } from './picture-control.tsx';
import styles from './pictures.module.css';
import { suggestedDescription } from './photo-names.ts';
import { isTopPhoto } from './photo-places.ts';
import { middle, photoOf, placeValue } from './place-photo.ts';

const longestDescription = 300;

interface PhotoControlProps {
  path: Path;
  label: string;
  /** Where else the site shows it. */
  alsoIn: readonly string[];
  /** Whether guests see it anywhere. */
  isSeen: boolean;
  children?: ReactNode;
}

const nowhere =
  'Guests don’t see this photo. Move it to a place, or choose it under Picture in Amenities or Concierge services on the Home Page.';

/** One place of the site for a photo: the drawing until there is one, and then a row with the photo and what is about it. */
export function PhotoControl(props: PhotoControlProps): ReactNode {
  const { path, label, alsoIn, isSeen, children } = props;
  const { content } = useForm();
  const [isUploaded, setUploaded] = useState(false);
  const photo = photoOf(valueAt(content, path));
  const name = path.at(-1);
  const shownAt = isSeen ? alsoIn.join(' · ') : nowhere;
  const control = (hint?: string): ReactNode => (
    <PictureControl
      path={path}
      label={label}
      hint={hint}
      use="photo"
      onUploaded={() => setUploaded(true)}
      isRemovable={false}
    />
  );
  return (
    <div role="group" aria-label={label} className={styles.place}>
      {photo ? (
        <>
          <Thumbnail file={photo.file} />
          <div className={styles.about}>
            <Details
              path={path}
              photo={photo}
              label={label}
              shownAt={shownAt}
              isUploaded={isUploaded}
              mover={children}
            >
              {control()}
            </Details>
          </div>
        </>
      ) : (
        <>
          {isRendering(name) && (
            <img className={styles.thumbnail} src={drawings[name]} alt="" loading="lazy" />
          )}
          <div className={styles.about}>
            {control(alsoIn.length > 0 ? `Also: ${alsoIn.join(' · ')}` : undefined)}
          </div>
        </>
      )}
    </div>
  );
}

/** The large one in the details says more. */
function Thumbnail({ file }: { file: string }): ReactNode {
  const address = addressOfUpload(file) ?? (file.startsWith('https:') ? file : undefined);
  if (address === undefined) return <span className={styles.thumbnail} />;
  return <img className={styles.thumbnail} src={address} alt="" loading="lazy" />;
}

interface DetailsProps {
  path: Path;
  photo: Photo;
  label: string;
  /** Where the site shows it, in words. */
  shownAt: string;
  /** What moves the photo. */
  mover: ReactNode;
  /** Whether it was just uploaded to this place: it is unfolded, and its description has the focus. */
  isUploaded: boolean;
  children: ReactNode;
}

/** What the photo shows in words, and behind a button, what of it stays in view and its file. */
function Details(props: DetailsProps): ReactNode {
  const { path, photo, label, shownAt, mover, isUploaded, children } = props;
  const { content, change, leave, faults, marked, target } = useForm();
  const [isOpen, setOpen] = useState(isUploaded);
  const described = useRef<HTMLDivElement>(null);
  // The chooser that had the focus went with the drawing, and the photo may be elsewhere in the list.
  useEffect(() => {
    if (isUploaded) described.current?.querySelector('textarea')?.focus();
  }, [isUploaded]);
  const [led, setLed] = useState<typeof target>();
  const body = useId();
  // A link to a field inside unfolds it.
  if (target !== led) {
    setLed(target);
    if (target && `${dotted(target.path)}.`.startsWith(`${dotted(path)}.`)) setOpen(true);
  }
  const wrong = countFaults(faults, path);
  const set = (about: Partial<Photo>): void => change(path, placeValue({ ...photo, ...about }));
  const suggested = photo.alt ? undefined : suggestedDescription(String(path.at(-1)), content, marked);
  const fold = useRef<HTMLButtonElement>(null);
  const isTop = isTopPhoto(String(path.at(-1)));
  const openCrop = (): void => {
    flushSync(() => setOpen(true));
    document.getElementById(body)?.querySelector<HTMLInputElement>('input[type=range]')?.focus();
  };
  const takeSuggested = (alt: string): void => {
    // The button goes with the lack of a description.
    fold.current?.focus();
    set({ alt });
    leave();
  };
  return (
    <>
      <div className={styles.head}>
        <p>
          <strong>{label}</strong> <span className={styles.words}>{shownAt}</span>
        </p>
        <button
          ref={fold}
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.unseen}>{label}:</span> Crop or replace{' '}
          {wrong > 0 && <span className={styles.refused}>{wrong} to fix</span>}
        </button>
      </div>
      {mover}
      {isTop && !isOpen && (
        <TopCrop file={photo.file} label={label} focus={photo.focus ?? middle} onChoose={openCrop} />
      )}
      {suggested !== undefined && (
        <LinkButton
          small
          aria-label={`Use the description “${suggested}” for ${label}`}
          onClick={() => takeSuggested(suggested)}
        >
          Use the description “{suggested}”
        </LinkButton>
      )}
      <div ref={described}>
        <Description
          path={[...path, 'alt']}
          label={label}
          alt={photo.alt ?? ''}
          isExplained={isOpen}
          onChange={(alt) => set({ alt })}
          onLeave={() => {
            set({ alt: photo.alt?.trim() ?? '' });
            leave();
          }}
        />
      </div>
      <div id={body} className={styles.details} hidden={!isOpen}>
        {isOpen && (
          <>
            <FocusPicker
              file={photo.file}
              label={label}
              focus={photo.focus ?? middle}
              isTop={isTop}
              onChange={(focus) => set({ focus })}
              onLeave={leave}
            />
            {children}
          </>
        )}
      </div>
    </>
  );
}

interface DescriptionProps {
  path: Path;
  label: string;
  alt: string;
  /** Says what a description is for while there is none. Not in each row of many. */
  isExplained: boolean;
  onChange: (alt: string) => void;
  onLeave: () => void;
}

function Description({ path, label, alt, isExplained, onChange, onLeave }: DescriptionProps): ReactNode {
  return (
    <FieldFrame
      path={path}
      label="Description"
      hint={
        alt === '' && isExplained
          ? 'Say what the photo shows: it’s the caption in the gallery, and what guests who can’t see it and search engines get. While this is empty, screen readers only say “Photo” and a number in the gallery, and nothing elsewhere.'
          : undefined
      }
      counter={{ length: alt.trim().length, limit: longestDescription }}
    >
      {(props) => (
        <textarea
          {...props}
          aria-label={`Description of ${label}`}
          className={formStyles.area}
          rows={2}
          value={alt}
          onChange={({ target }) => onChange(target.value.replaceAll(/\s+/g, ' '))}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
