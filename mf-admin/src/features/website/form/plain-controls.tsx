import { useMemo, type ReactNode } from 'react';
import { isRendering, renderingNames } from '@getaway/property/media';
import { Choice } from '../../../ui/choice.tsx';
import { isRecord, valueAt, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import type { PlainField } from '../fields/field.ts';
import { drawingName, placeName } from '../pictures/photo-names.ts';
import { photoOf } from '../pictures/place-photo.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.ts';
import { ShortInput } from './short-input.tsx';

interface PlainControlProps {
  field: PlainField;
  path: Path;
}

/** A time or a date: the browser's own field. */
export function MomentControl({ field, path }: PlainControlProps): ReactNode {
  const { content, change } = useForm();
  const value = shownAt(content, path);
  return (
    <ShortInput
      field={field}
      path={path}
      type={field.kind === 'time' ? 'time' : 'date'}
      value={typeof value === 'string' ? value : ''}
      onType={(text) => change(path, text || undefined)}
    />
  );
}

/** One of the site’s pictures. A value that is none of them is offered as it is. */
export function PictureNameControl({ field, path }: PlainControlProps): ReactNode {
  const { content, change, leave } = useForm();
  const options = useMemo(() => pictureOptions(content), [content]);
  const value = shownAt(content, path);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const all =
    chosen === undefined || options.some((option) => option.value === chosen)
      ? options
      : [{ value: chosen, label: chosen }, ...options];
  return (
    <FieldFrame path={path} label={field.label} hint={field.hint}>
      {(props) => (
        <Choice
          {...props}
          options={all}
          placeholder="Choose one"
          value={chosen}
          onChange={(next) => change(path, next)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}

function pictureOptions(content: Content): { value: string; label: string }[] {
  const photos = valueAt(content, ['media', 'photos']);
  const own = Object.keys(isRecord(photos) ? photos : {}).filter((name) => !isRendering(name));
  return [...renderingNames, ...own].map((name) => {
    const alt = photoOf(valueAt(photos, [name]))?.alt;
    const isDrawing = valueAt(photos, [name]) === undefined;
    const label = isDrawing ? drawingName(name) : placeName(name, content);
    return { value: name, label: alt ? `${label}: ${alt}` : label };
  });
}
