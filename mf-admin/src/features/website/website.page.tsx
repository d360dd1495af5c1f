import { useMemo, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readSetup } from '@getaway/contracts/http/setup';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { pathOf, valueAt, type Path } from './content/content.ts';
import type { HouseEditor } from './editor/house-editor.ts';
import { useEditorState, useOpenedHouse } from './editor/use-house-editor.ts';
import type { Group } from './fields/field.ts';
import { placeOf } from './fields/find-field.ts';
import { parts } from './fields/parts.ts';
import { FormContext, type FormState } from './form/form-context.ts';
import { useFreshEntries } from './form/use-fresh-entries.ts';
import { PartForm } from './form/part-form.tsx';
import { BroughtBack } from './editor/brought-back.tsx';
import { OthersNotice } from './editor/others-notice.tsx';
import { Toolbar } from './editor/toolbar.tsx';
import { useUndoKeys } from './editor/use-undo-keys.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { DiscardButton } from './publish/discard-button.tsx';
import { PartList } from './part-list.tsx';
import { keepableTexts, markedFields, sampleDefaults } from './sample/sample-items.ts';
import { moneyToCheck, uncheckedAmounts } from './sample/unchecked-amounts.ts';
import { ViewSwitch, type View } from './view-switch.tsx';
import styles from './website.module.css';

/** The field that a link from elsewhere leads to. */
function targetOf(field: string | null): FormState['target'] {
  return field === null ? undefined : { path: pathOf(field), hasFocus: true };
}

/** The house that the site shows: edited part by part as a draft, and published. */
export function WebsitePage(): ReactNode {
  const house = useOpenedHouse();
  switch (house.status) {
    case 'loading':
      return (
        <>
          <PageHeading title="Website" />
          <PageSpinner />
        </>
      );
    case 'failed':
      return (
        <>
          <PageHeading title="Website" />
          <LoadFailure title="Failed to load your house" onRetry={house.retry} wholePage />
        </>
      );
    case 'ready':
      return <Editor editor={house.data} />;
    default:
      return house satisfies never;
  }
}

function Editor({ editor }: { editor: HouseEditor }): ReactNode {
  const state = useEditorState(editor);
  const [params, setParams] = useSearchParams();
  const [target, setTarget] = useState(() => targetOf(params.get('field')));
  const [view, setView] = useState<View>('edit');
  const [entered, setEntered] = useState<Group>();
  const { content, sample } = state;
  const { data: setup } = useQuery(readSetup);
  const { entries: fresh, shown: faults } = useFreshEntries(state.faults);
  const part = parts.find(({ key }) => key === params.get('part')) ?? parts[0];
  const show = (key: string): void => setParams({ part: key }, { replace: true });
  const showForm = (key: string): void => {
    show(key);
    setView('edit');
  };
  /** From its top, wherever the last part was scrolled to. */
  const open = (key: string): void => {
    setTarget(undefined);
    fresh.forget([]);
    show(key);
    window.scrollTo({ top: 0 });
  };
  const goTo = (path: Path | undefined, hasFocus: boolean): void => {
    const place = path && placeOf(path);
    if (!place) return;
    showForm(place.part.key);
    setTarget({ path, hasFocus });
  };
  /** An entry may go or come back at any path. */
  const step = (path: Path | undefined): void => {
    fresh.forget([]);
    goTo(path, false);
  };
  // In a text field the next Ctrl+Z would be the browser's own, so the focus stays.
  const undo = (): void => step(editor.undo());
  const redo = (): void => step(editor.redo());
  useUndoKeys(undo, redo);
  const ofSample = useMemo(() => markedFields(content, sample), [content, sample]);
  const form = useMemo(
    () => ({
      ...{ content, sample, faults, fresh, target },
      marked: ofSample.map(({ path }) => path),
      keepable: keepableTexts(ofSample, content),
      sampleDefaults: sampleDefaults(content, sample),
      ...{ change: editor.change, leave: () => void editor.flush() },
    }),
    [content, sample, ofSample, faults, fresh, target, editor],
  );
  if (!part) return null;
  const name = typeof content['name'] === 'string' ? content['name'].trim() : '';
  // The header has the name of what is published.
  const isRenamed = name !== '' && name !== state.published.content['name'];
  const group = entered && part.groups.includes(entered) ? entered : part.groups[0];
  return (
    <div className={styles.website}>
      <PageHeading
        title="Website"
        subtitle={
          isRenamed ? (
            <>
              Your draft of <strong>{name}</strong>. Guests see it when you publish.
            </>
          ) : (
            'What your site says and shows. Guests see it when you publish.'
          )
        }
        actions={
          <>
            <DiscardButton editor={editor} state={state} />
            <Link to="/admin/website/history">History</Link>
          </>
        }
      />
      <Toolbar
        editor={editor}
        state={state}
        onUndo={undo}
        onRedo={redo}
        onGoTo={(path) => goTo(path, true)}
        onShow={showForm}
      />
      <BroughtBack isShown={state.isBroughtBack} />
      {state.others && (
        <OthersNotice
          others={state.others}
          content={content}
          editor={editor}
          onSettled={(path) => goTo(path, true)}
        />
      )}
      <div className={styles.columns} data-view={view}>
        <PartList
          {...{ parts, faults, content }}
          marked={ofSample.map(({ section }) => section)}
          fromSample={state.fromSample}
          hasMoneyToCheck={moneyToCheck(uncheckedAmounts({ content, sample }, setup)).length > 0}
          chosen={part.key}
          onChoose={open}
          onGoTo={(path) => goTo(path, true)}
        />
        <ViewSwitch view={view} onView={setView} />
        <FormContext value={form}>
          {/* Unfolded entries belong to their part. */}
          <PartForm key={part.key} part={part} onGoTo={(path) => goTo(path, true)} onEnter={setEntered} />
        </FormContext>
        <PreviewPane
          page={part.preview}
          at={group?.at}
          saves={state.saves}
          isFaulty={faults.length > 0}
          isHidden={part.shownBy !== undefined && valueAt(content, pathOf(part.shownBy)) === false}
          saving={state.saving.status}
        />
      </div>
    </div>
  );
}
