import { useState, type ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { formatMoment } from '../../../format/dates.ts';
import { ChangeList } from '../publish/change-list.tsx';
import { fieldInWords } from '../publish/change-words.ts';
import { valueInWords } from '../publish/value-words.ts';
import { entryByEntry } from '../content/changes.ts';
import { dotted, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import styles from './editor.module.css';
import type { HouseEditor, OthersChanges } from './house-editor.ts';

interface OthersNoticeProps {
  others: OthersChanges;
  content: Content;
  editor: HouseEditor;
}

/** What somebody else saved meanwhile, and the fields that both changed, to choose one of each. */
export function OthersNotice({ others, content, editor }: OthersNoticeProps): ReactNode {
  const { who, at, taken, conflicts } = others;
  const [theirs, setTheirs] = useState<readonly Path[]>([]);
  const isTheirs = (path: Path): boolean => theirs.some((chosen) => dotted(chosen) === dotted(path));
  const choose = (path: Path, takeTheirs: boolean): void => {
    const rest = theirs.filter((chosen) => dotted(chosen) !== dotted(path));
    setTheirs(takeTheirs ? [...rest, path] : rest);
  };
  return (
    <Alert
      className={styles.notice ?? ''}
      type="warning"
      showIcon
      role="alert"
      title={`${who} saved changes on ${formatMoment(at)}`}
      description={
        <>
          {taken.length > 0 && (
            <>
              <p>They’re included here:</p>
              <ChangeList changes={taken.flatMap(entryByEntry)} label={`Changes by ${who}`} />
            </>
          )}
          {conflicts.length > 0 && (
            <p>
              You both changed the fields below. Nothing is saved until you’ve chosen; yours are kept here.
            </p>
          )}
          {conflicts.map(({ path, theirs: value }) => (
            <fieldset key={dotted(path)} className={styles.conflict}>
              <legend>{fieldInWords(path)}</legend>
              {[false, true].map((isOther) => (
                <label key={String(isOther)} className={styles.choice}>
                  <input
                    type="radio"
                    name={`choice-${dotted(path)}`}
                    checked={isTheirs(path) === isOther}
                    onChange={() => choose(path, isOther)}
                  />
                  <span>
                    {isOther ? `Use ${who}’s: ` : 'Keep mine: '}
                    {valueInWords(isOther ? value : shownAt(content, path), path)}
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
          {conflicts.length > 0 ? (
            <Button type="primary" onClick={() => editor.settle(theirs)}>
              Save My Choice
            </Button>
          ) : (
            <Button size="small" onClick={editor.dismissOthers}>
              Got It
            </Button>
          )}
        </>
      }
    />
  );
}
