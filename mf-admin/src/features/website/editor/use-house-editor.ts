import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readHouseDraft, saveHouseDraft } from '@getaway/contracts/http/house-editing';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { publishedHouseOf } from '../../../published-house/published-house-of.ts';
import { publishedHouse, showPublishedHouse } from '../../../published-house/published-house.ts';
import type { QueryState } from '../../../ui/query-state.ts';
import { useUnsavedChanges } from '../../../unsaved-changes/unsaved-changes.ts';
import { HouseEditor, type EditorState } from './house-editor.ts';
import { keptDraft } from './kept-draft.ts';
import { keptSteps } from './kept-steps.ts';
import { refuseTooLarge } from './refuse-too-large.ts';

/** Opens the house for editing. It is read for each visit, because a draft from a cache has an old revision. */
export function useOpenedHouse(): QueryState<HouseEditor> {
  const { call } = use(CallsContext);
  const [opening, setOpening] = useState<QueryState<HouseEditor>>({ status: 'loading' });
  const open = useCallback(async (): Promise<void> => {
    setOpening({ status: 'loading' });
    const read = async () => {
      const opened = await call(readHouseDraft);
      // Somebody else may have published since this page was opened.
      showPublishedHouse(publishedHouseOf(opened.published.content, opened.sample, publishedHouse()));
      return opened;
    };
    try {
      const editor = new HouseEditor(
        {
          read,
          save: async (content, revision) => {
            refuseTooLarge(content);
            const body = { content: { ...content }, revision };
            return call(saveHouseDraft, { body, keepalive: canOutliveItsPage(body) });
          },
          kept: keptDraft,
          steps: keptSteps,
          now: () => Date.now(),
        },
        await read(),
      );
      setOpening({ status: 'ready', data: editor });
    } catch {
      setOpening({ status: 'failed', retry: () => void open() });
    }
  }, [call]);
  useEffect(() => void open(), [open]);
  return opening;
}

/** The state of an editor; leaving the page asks while something is not saved. */
export function useEditorState(editor: HouseEditor): EditorState {
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  useUnsavedChanges(() => editor.state().saving.status !== 'saved');
  useEffect(() => {
    const retry = (): void => {
      if (editor.state().saving.status === 'failed') void editor.flush();
    };
    // A tab in the background is closed without a word.
    const onVisibility = (): void => {
      if (document.hidden) editor.saveWaiting();
    };
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', editor.saveWaiting);
    window.addEventListener('pagehide', editor.saveWaiting);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', editor.saveWaiting);
      window.removeEventListener('pagehide', editor.saveWaiting);
      document.removeEventListener('visibilitychange', onVisibility);
      editor.close();
    };
  }, [editor]);
  return state;
}

/** In bytes: browsers refuse more (Fetch standard, 'keepalive'), and other calls of the page count, too. */
const mostKeptAlive = 60_000;

function canOutliveItsPage(body: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length <= mostKeptAlive;
}
