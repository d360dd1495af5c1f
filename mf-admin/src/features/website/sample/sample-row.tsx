import type { ReactNode } from 'react';
import { Button } from 'antd';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Path } from '../content/content.ts';
import { asRead } from '../fields/words-now.ts';
import { useForm } from '../form/form-context.ts';
import type { SampleItem } from './sample-items.ts';
import styles from './sample.module.css';
import { shortened } from './shortened.ts';

interface SampleRowProps {
  item: SampleItem;
  /** Scrolls to a field and focuses it. */
  onGoTo: (path: Path) => void;
  onKeep: (items: readonly SampleItem[]) => void;
  onRemove: (items: readonly SampleItem[]) => void;
  onReplace: (item: SampleItem) => void;
}

/** A field or an entry that is still the sample's: the way to it, and what can become of it. */
export function SampleRow({ item, onGoTo, onKeep, onRemove, onReplace }: SampleRowProps): ReactNode {
  const { content } = useForm();
  const { name, path, said, kept, removable, neutral, missing } = item;
  const isPicture = path[0] === 'media';
  return (
    <dd>
      <LinkButton onClick={() => onGoTo(path)}>{name}</LinkButton>
      <Said texts={said} name={name} />
      {missing && (
        <span className={styles.missing}>
          Mentions “{missing}”, which isn’t in your list of all amenities.
        </span>
      )}
      {kept.length > 0 && (
        <Button
          size="small"
          aria-label={`Keep ${name}: it’s true for my house`}
          title="It’s true for my house"
          onClick={() => onKeep([item])}
        >
          Keep
        </Button>
      )}
      {neutral !== undefined && (
        <Button
          size="small"
          aria-label={`Use a neutral text for ${name}`}
          aria-description={asRead(neutral, content)}
          title={asRead(neutral, content)}
          onClick={() => onReplace(item)}
        >
          Use Neutral Text
        </Button>
      )}
      {removable && (
        <Button
          size="small"
          aria-label={
            isPicture
              ? `Remove ${name}, with its title and text`
              : `Remove ${name}: it’s not true for my house`
          }
          title={isPicture ? 'Its title and text go with it' : 'It’s not true for my house'}
          onClick={() => onRemove([item])}
        >
          Remove
        </Button>
      )}
    </dd>
  );
}

const mostCharacters = 110;

interface SaidProps {
  texts: readonly string[];
  name: string;
}

/** What guests read there, beyond its name: its start, and all of it on request. */
function Said({ texts, name }: SaidProps): ReactNode {
  const { content } = useForm();
  const said = texts.filter((text) => text !== name).map((text) => asRead(text, content));
  const start = shortened(said.join(' '), mostCharacters);
  if (start === '') return null;
  if (!start.endsWith('…')) return <span className={styles.said}>{start}</span>;
  return (
    <details className={styles.said}>
      <summary>{start}</summary>
      <ul>
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
