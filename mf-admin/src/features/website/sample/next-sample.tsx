import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { dotted, type Path } from '../content/content.ts';
import { comparedPlaces } from '../fields/find-field.ts';
import { useForm } from '../form/form-context.ts';
import { keptPath, withKept } from './kept-items.ts';
import { sampleItems, type SampleItem } from './sample-items.ts';
import styles from './sample.module.css';

interface NextSampleProps {
  /** The key of the part that is shown. */
  section: string;
  /** Scrolls to a field and focuses it. */
  onGoTo: (path: Path) => void;
}

/** Leads from one field of the sample to the next, in the order of the form, wherever it is scrolled to. */
export function NextSample({ section, onGoTo }: NextSampleProps): ReactNode {
  const { content, sample, target, change } = useForm();
  const [last, setLast] = useState<Path>();
  const items = sampleItems({ content, sample }, section).flatMap((group) => group.items);
  const paths = items.map(({ path }) => path).toSorted(comparedPlaces);
  if (paths.length === 0) return null;
  const from = target?.hasFocus ? target.path : last;
  const after = from && paths.find((path) => comparedPlaces(path, from) > 0);
  const isAt = (path: Path): boolean => from !== undefined && dotted(path) === dotted(from);
  const next = after ?? paths.find((path) => !isAt(path)) ?? paths[0];
  const goOn = (): void => {
    if (!next) return;
    setLast(next);
    onGoTo(next);
  };
  const shown = items.find(({ path, kept }) => isAt(path) && kept.length > 0);
  const keep = (item: SampleItem): void => {
    change(keptPath, withKept(content, [item]));
    if (paths.length > 1) goOn();
  };
  return (
    <div className={styles.next} data-bottom-bar>
      <span>{paths.length} from the sample</span>
      {shown && (
        <Button
          size="small"
          aria-label={`Keep ${shown.name}: it’s true for my house`}
          title="It’s true for my house"
          onClick={() => keep(shown)}
        >
          Keep This
        </Button>
      )}
      <Button size="small" onClick={goOn}>
        Go to the Next One
      </Button>
    </div>
  );
}
