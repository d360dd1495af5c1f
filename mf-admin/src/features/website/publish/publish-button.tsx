import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { publishHouseDraft } from '@getaway/contracts/http/house-editing';
import { useMutation } from '../../../actions/use-mutation.ts';
import { publishedHouseOf } from '../../../published-house/published-house-of.ts';
import { publishedHouse, showPublishedHouse } from '../../../published-house/published-house.ts';
import { opensPublish } from '../../../ui/back-to-draft.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Change } from '../content/changes.ts';
import type { Path } from '../content/content.ts';
import { hasChanges, type EditorState, type HouseEditor } from '../editor/house-editor.ts';
import { keptNames, sampleNames } from '../sample/sample-items.ts';
import { SampleList } from '../sample/sample-list.tsx';
import { offerPath } from '../sample/unchecked-amounts.ts';
import { ChangeList } from './change-list.tsx';
import { Contradictions } from './contradiction-list.tsx';
import { shownChanges } from './change-words.ts';
import { FaultList } from './fault-list.tsx';
import { FirstQuestions } from './first-questions.tsx';
import { UnsoldServices } from './unsold-services.tsx';

interface PublishButtonProps {
  editor: HouseEditor;
  state: EditorState;
  onGoTo: (path: Path) => void;
  onShow: (key: string) => void;
}

const texts = {
  done: 'Published. Every page shows it within seconds.',
  failed: 'Failed to publish',
  refresh: [],
} as const;
/** Pages wait for all sizes of their pictures, so that no page has a hole. */
const textsWithPhotos = {
  ...texts,
  done: 'Published. A page with new photos can take up to a minute.',
} as const;

/** The office reads the zone when it starts. */
const textsWithZone = {
  ...texts,
  done: 'Published. Reload this page to see the office in the new time zone.',
} as const;

function textsFor(changes: readonly Change[]): typeof texts | typeof textsWithPhotos | typeof textsWithZone {
  if (changes.some(({ path }) => path[0] === 'timeZone')) return textsWithZone;
  return changes.some(({ path }) => path[0] === 'media') ? textsWithPhotos : texts;
}

/** Shows what changes for guests, and publishes it. While something is wrong, it leads there instead. */
export function PublishButton({ editor, state, onGoTo, onShow }: PublishButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const { faults, content, published, fromSample } = state;
  const changes = isOpen ? shownChanges(published.content, content) : [];
  const hasNewPhotos = changes.some(({ path }) => path[0] === 'media');
  const { pending, run } = useMutation(publishHouseDraft, textsFor(changes));
  const open = async (): Promise<void> => {
    setPreparing(true);
    const isSaved = await editor.flush();
    setPreparing(false);
    // Otherwise the status beside the button says why.
    if (isSaved) setOpen(true);
  };
  const location = useLocation();
  const led: unknown = location.state;
  const { search } = location;
  const navigate = useNavigate();
  const openNow = useRef(open);
  useEffect(() => {
    openNow.current = open;
  });
  useEffect(() => {
    if (!opensPublish(led)) return;
    // Once: not again when the page is reloaded.
    void navigate({ search }, { replace: true, state: null });
    void openNow.current();
  }, [led, search, navigate]);
  const publish = async (): Promise<void> => {
    const body = { revision: editor.revision, replaces: editor.state().published.revision };
    const outcome = await run({ body });
    if (!outcome) return;
    if (outcome.ok || outcome.error.status === 409 || outcome.error.status === 400)
      await editor.reopen().catch(() => undefined);
    if (!outcome.ok) return;
    showPublishedHouse(publishedHouseOf(content, state.sample, publishedHouse()));
    setOpen(false);
  };
  const isFaulty = faults.length > 0;
  const canPublish = !isFaulty && changes.length > 0 && state.saving.status === 'saved';
  return (
    <>
      <Button
        type="primary"
        loading={isPreparing}
        disabled={!hasChanges(state) && state.saving.status === 'saved'}
        onClick={() => void open()}
      >
        Publish…
      </Button>
      <Dialog
        open={isOpen}
        title={isFaulty ? 'Something needs your attention first' : 'Publish your changes?'}
        width={640}
        // The buttons stay in sight below a long list.
        styles={{ body: { maxBlockSize: 'calc(100dvh - 18rem)', overflowY: 'auto' } }}
        okText="Publish"
        okButtonProps={{ disabled: !canPublish }}
        confirmLoading={pending}
        cancelText="Keep Editing"
        onOk={() => void publish()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        {isFaulty ? (
          <FaultList
            faults={faults}
            content={content}
            onGoTo={(path) => {
              setOpen(false);
              onGoTo(path);
            }}
            onRemove={(path) => {
              editor.change(path, undefined);
              void editor.flush();
            }}
          />
        ) : (
          <>
            <p>
              {changes.length === 0
                ? 'Your draft is the same as what is published.'
                : `Guests see these changes within ${hasNewPhotos ? 'a minute' : 'seconds'}, on every page, in emails, and in the chat.`}
            </p>
            <SampleList
              content={content}
              sample={state.sample}
              fromSample={fromSample}
              namesIn={(section) => sampleNames({ content, sample: state.sample }, section)}
              onShow={(section) => {
                setOpen(false);
                onShow(section);
              }}
              onShowOffer={() => {
                setOpen(false);
                onGoTo(offerPath);
              }}
            />
            <FirstQuestions
              content={content}
              sample={state.sample}
              onGoTo={(path) => {
                setOpen(false);
                onGoTo(path);
              }}
            />
            <UnsoldServices
              content={content}
              onGoTo={(path) => {
                setOpen(false);
                onGoTo(path);
              }}
            />
            <Contradictions
              content={content}
              onGoTo={(path) => {
                setOpen(false);
                onGoTo(path);
              }}
            />
            <ChangeList
              {...{ changes, content }}
              label="Changes"
              kept={keptNames({ content, sample: state.sample })}
            />
          </>
        )}
      </Dialog>
    </>
  );
}
