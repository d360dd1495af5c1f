import type { ReactNode } from 'react';
import { More } from '../../../ui/more.tsx';
import { isSample } from '@getaway/property/sample-fields';
import type { Path } from '../content/content.ts';
import type { Field } from '../fields/field.ts';
import { specialNoticePath } from '../fields/money.ts';
import { PhotosControl } from '../pictures/photos-control.tsx';
import { PictureControl } from '../pictures/picture-control.tsx';
import { ColorControl } from './color-control.tsx';
import { EntryWayControl } from './entry-way-control.tsx';
import { IconControl } from './icon-control.tsx';
import { ListControl } from './list-control.tsx';
import { NumberControl } from './number-control.tsx';
import { MomentControl, PictureNameControl } from './plain-controls.tsx';
import { useForm } from './form-context.ts';
import styles from './form.module.css';
import { PlaceControl } from './place-control.tsx';
import { SpecialNotice } from './special-notice.tsx';
import { SwitchControl } from './switch-control.tsx';
import { TextControl } from './text-control.tsx';
import { TopicControl } from './topic-control.tsx';

const picturesOf = {
  logo: {
    use: 'logo',
    without: 'None: the site shows the name of your house, and the browser tab shows its first letter.',
  },
  poster: { use: 'photo', without: 'None' },
  'guide-picture': { use: 'guide', without: 'None' },
} as const;

interface FieldViewProps {
  field: Field;
  path: Path;
}

/** Any field, with its value at a path, and the rest of its hint. */
export function FieldView({ field, path }: FieldViewProps): ReactNode {
  if (field.more === undefined) return <Control field={field} path={path} />;
  return (
    <div className={styles.withMore}>
      <Control field={field} path={path} />
      <More about={field.label}>{field.more}</More>
    </div>
  );
}

function Control({ field, path }: FieldViewProps): ReactNode {
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} path={path} />;
    case 'number':
      return field.path === specialNoticePath ? (
        <SpecialNotice field={field} />
      ) : (
        <NumberControl field={field} path={path} />
      );
    case 'list':
      return <ListControl field={field} path={path} renderField={renderField} />;
    case 'time':
    case 'date':
      return <MomentControl field={field} path={path} />;
    case 'switch':
      return <SwitchControl field={field} path={path} />;
    case 'zone':
    case 'country':
      return <PlaceControl field={field} kind={field.kind} path={path} />;
    case 'entry-way':
      return <EntryWayControl field={field} />;
    case 'topic':
      return <TopicControl field={field} path={path} />;
    case 'icon':
      return <IconControl field={field} path={path} />;
    case 'picture':
      return <PictureNameControl field={field} path={path} />;
    case 'color':
      return <ColorControl field={field} path={path} />;
    case 'logo':
    case 'poster':
    case 'guide-picture':
      return <OwnPicture field={field} kind={field.kind} path={path} />;
    case 'photos':
      return <PhotosControl path={path} />;
    case 'photo-order':
      return null;
    default:
      return field satisfies never;
  }
}

interface OwnPictureProps {
  field: Field;
  kind: keyof typeof picturesOf;
  path: Path;
}

function OwnPicture({ field, kind, path }: OwnPictureProps): ReactNode {
  const { content, sample } = useForm();
  const { use, without } = picturesOf[kind];
  const words = kind === 'logo' && isSample(content, sample) ? ofSample : without;
  // What a picture of the guide shows, and its caption, are about that picture alone.
  const whole = kind === 'guide-picture' ? path.slice(0, -1) : undefined;
  return (
    <PictureControl
      path={path}
      label={field.label}
      hint={field.hint}
      use={use}
      without={words}
      whole={whole}
    />
  );
}

const ofSample =
  'The lantern, the sample house’s own logo. Once your house has another name, the site shows that name alone until you upload a logo.';

/** For the fields of a list's entries. */
function renderField(field: Field, path: Path): ReactNode {
  return <FieldView key={field.path} field={field} path={path} />;
}
