import { use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { formatMoment } from '../../../format/dates.ts';
import { AdminContext } from '../../../session/admin-context.ts';
import { ChangeList } from '../publish/change-list.tsx';
import { fieldInWords } from '../publish/change-words.ts';
import { valueInWords } from '../publish/value-words.ts';
import { entryByEntry } from '../content/changes.ts';
import { dotted, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import { isTyping } from './is-typing.ts';
import { leadTo } from './lead-to.ts';
import styles from './editor.module.css';
import type { HouseEditor, OthersChanges } from './house-editor.ts';
import { othersWords } from './others-words.ts';

interface OthersNoticeProps {
  others: OthersChanges;
  content: Content;
  editor: HouseEditor;
  /** The conflicts are settled; the first was here. */
  onSettled: (path: Path) => void;
}

/** The id of the notice, for what leads to it. */
export const othersNoticeId = 'others-notice';

/**
 * What somebody else, or the host in another tab, saved meanwhile, and the fields that both changed, to choose one of each.
 * Nothing is saved before that, so the notice has the focus as soon as there is something to choose, unless it would take the
 * next keys from who is typing: then the toolbar announces it, and leads here.
 */
export function OthersNotice({ others, content, editor, onSettled }: OthersNoticeProps): ReactNode {
  const { who, at, taken, conflicts } = others;
  const words = othersWords(who, use(AdminContext)?.username);
  const hasConflicts = conflicts.length > 0;
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  useEffect(() => {
    if (hasConflicts && !isTyping(document.activeElement)) leadTo(box.current);
  }, [others, hasConflicts]);
  const [theirs, setTheirs] = useState<readonly Path[]>([]);
  const isTheirs = (path: Path): boolean => theirs.some((chosen) => dotted(chosen) === dotted(path));
  const choose = (path: Path, takeTheirs: boolean): void => {
    const rest = theirs.filter((chosen) => dotted(chosen) !== dotted(path));
    setTheirs(takeTheirs ? [...rest, path] : rest);
  };
  const settle = (): void => {
    editor.settle(theirs);
    if (conflicts[0]) onSettled(conflicts[0].path);
  };
  return (
    <div
      ref={box}
      id={othersNoticeId}
      className={styles.notice}
      tabIndex={-1}
      role="group"
      aria-labelledby={title}
    >
      <Alert
        type="warning"
        showIcon
        // The focus or the toolbar's status announces a choice; another announcement would interrupt it.
        role={hasConflicts ? 'presentation' : 'alert'}
        title={
          <span id={title}>
            {hasConflicts
              ? `${words.saved} on ${formatMoment(at)} to what you’re editing`
              : `${words.saved} on ${formatMoment(at)}`}
          </span>
        }
        description={
          <>
            {taken.length > 0 && (
              <>
                <p>They’re included here:</p>
                <ChangeList changes={taken.flatMap(entryByEntry)} content={content} label={words.changes} />
              </>
            )}
            {hasConflicts && (
              <p>
                Nothing is saved until you’ve chosen one version of each field below. What you typed is kept
                here.
              </p>
            )}
            {conflicts.map(({ path, theirs: value }) => (
              <fieldset key={dotted(path)} className={styles.conflict}>
                <legend>{fieldInWords(path, content)}</legend>
                {[false, true].map((isOther) => (
                  <label key={String(isOther)} className={styles.choice}>
                    <input
                      type="radio"
                      name={`choice-${dotted(path)}`}
                      checked={isTheirs(path) === isOther}
                      onChange={() => choose(path, isOther)}
                    />
                    <span>
                      {isOther ? words.use : words.keep}:{' '}
                      {valueInWords(isOther ? value : shownAt(content, path), path)}
                    </span>
                  </label>
                ))}
              </fieldset>
            ))}
            {hasConflicts ? (
              <Button type="primary" onClick={settle}>
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
    </div>
  );
}
