import type { ReactNode } from 'react';
import type { SampleSection } from '@getaway/contracts/http/house-sections';
import type { FieldError } from '@getaway/contracts/problems';
import { Choice } from '../../ui/choice.tsx';
import { pathOf, valueAt, type Content, type Path } from './content/content.ts';
import { answersPart } from './fields/facts.ts';
import type { Part } from './fields/field.ts';
import { nameOf, placeOf } from './fields/find-field.ts';
import { moneyPart } from './fields/money.ts';
import styles from './website.module.css';

interface PartListProps {
  parts: readonly Part[];
  faults: readonly FieldError[];
  /** The sections of all fields that are marked as the sample's. */
  marked: readonly SampleSection[];
  /** Those of them that show what is only true for the sample, which publishing names. The others can stay as they are. */
  fromSample: readonly SampleSection[];
  /** Money Rules has amounts that are as the site came, which publishing names until somebody changes or confirms them. */
  hasMoneyToCheck: boolean;
  chosen: string;
  /** The house, for what its entries are called. */
  content: Content;
  onChoose: (key: string) => void;
  onGoTo: (path: Path) => void;
}

/** The parts of the house: a list at the side, or one to choose from where there is no room. */
export function PartList(props: PartListProps): ReactNode {
  const { parts, faults, chosen, content, onChoose, onGoTo } = props;
  const wrong = (part: Part): readonly FieldError[] =>
    faults.filter(({ path }) => placeOf(pathOf(path))?.part.key === part.key);
  const labels = parts.map((part) => ({
    key: part.key,
    title: part.title,
    wrong: wrong(part),
    tag: tagOf(part, props),
  }));
  return (
    <nav className={styles.parts} aria-label="Parts of your website">
      <ul>
        {labels.map(({ key, title, wrong: toFix, tag }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.part}
              aria-current={key === chosen ? 'true' : undefined}
              onClick={() => onChoose(key)}
            >
              {title} {tag && <span className={styles.fromSample}>{tag}</span>}{' '}
              {toFix.length > 0 && <span className={styles.wrong}>{toFix.length} to fix</span>}
            </button>
            {key === chosen && toFix.length > 0 && (
              <ToFix label="To fix in this part" faults={toFix} content={content} onGoTo={onGoTo} />
            )}
          </li>
        ))}
      </ul>
      <Choice
        className={styles.partChoice}
        aria-label="Part of your website"
        options={labels.map((label) => ({ value: label.key, label: optionOf(label) }))}
        value={chosen}
        onChange={onChoose}
      />
      {faults.length > 0 && (
        <div className={styles.onPhone}>
          <ToFix label="To fix" faults={nearest(labels, chosen)} content={content} onGoTo={onGoTo} />
        </div>
      )}
    </nav>
  );
}

function tagOf({ key }: Part, props: PartListProps): string | undefined {
  const { marked, fromSample, hasMoneyToCheck, content } = props;
  if (key === moneyPart.key) return hasMoneyToCheck ? 'To check' : undefined;
  if (marked.some((section) => section === key))
    return fromSample.some((section) => section === key) ? 'From the sample' : 'To check';
  const empty = key === answersPart.key ? emptyAnswers(content) : 0;
  return empty > 0 ? `${empty} empty` : undefined;
}

/** How many questions have no answer. The site then leaves them out, so nothing on it shows that they are missing. */
function emptyAnswers(content: Content): number {
  return answersPart.groups
    .flatMap(({ fields }) => fields)
    .map(({ path }) => valueAt(content, pathOf(path)))
    .filter((answer) => typeof answer !== 'string' || answer.trim() === '').length;
}

/** The faults of the part that is edited, or else of the first part that has some. */
function nearest(
  parts: readonly { readonly key: string; readonly wrong: readonly FieldError[] }[],
  chosen: string,
): readonly FieldError[] {
  const faulty = parts.filter(({ wrong }) => wrong.length > 0);
  return (faulty.find(({ key }) => key === chosen) ?? faulty[0])?.wrong ?? [];
}

type ToFixProps = Pick<PartListProps, 'faults' | 'content' | 'onGoTo'> & { label: string };

/** What is wrong in the part that is edited, beside its form, where nothing moves when a fault comes or goes. */
function ToFix({ label, faults, content, onGoTo }: ToFixProps): ReactNode {
  return (
    <ul className={styles.toFix} aria-label={label}>
      {faults.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <button type="button" title={message} onClick={() => onGoTo(pathOf(path))}>
            {shortName(pathOf(path), content)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Without the group, where the field has a name of its own: 'Sauna › Title', or 'Getting in › Step 2'. */
function shortName(path: Path, content: Content): string {
  const place = placeOf(path);
  const [group = '', ...names] = place ? nameOf(place, content).split(' › ') : [];
  if (names.length === 0) return group;
  const isLineOfEntry = place?.steps.at(-1)?.field.path === '' && names.length > 2;
  return (isLineOfEntry ? names.slice(-3).toSpliced(1, 1) : names.slice(-2)).join(' › ');
}

function optionOf(label: { title: string; wrong: readonly FieldError[]; tag: string | undefined }): string {
  const { title, wrong, tag } = label;
  if (wrong.length > 0) return `${title} (${wrong.length} to fix)`;
  return tag ? `${title} (${tag.toLowerCase()})` : title;
}
