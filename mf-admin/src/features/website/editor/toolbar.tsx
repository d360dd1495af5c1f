import { use, type ReactNode } from 'react';
import { RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { HostContext } from '../../../host.ts';
import type { Path } from '../content/content.ts';
import { PublishButton } from '../publish/publish-button.tsx';
import type { Saving } from './draft-saver.ts';
import styles from './editor.module.css';
import { leadTo } from './lead-to.ts';
import { othersNoticeId } from './others-notice.tsx';
import { hasChanges, type EditorState, type HouseEditor } from './house-editor.ts';

interface ToolbarProps {
  editor: HouseEditor;
  state: EditorState;
  onUndo: () => void;
  onRedo: () => void;
  onGoTo: (path: Path) => void;
  /** Shows a part of the house by its key. */
  onShow: (key: string) => void;
}

/** One row that stays visible: undo, redo, whether everything is saved, and the button to publish. */
export function Toolbar({ editor, state, onUndo, onRedo, onGoTo, onShow }: ToolbarProps): ReactNode {
  return (
    <div className={styles.toolbar}>
      <Button icon={<RollbackOutlined aria-hidden />} disabled={!state.canUndo} onClick={onUndo}>
        <span className={styles.word}>Undo</span>
      </Button>
      <Button
        icon={<RollbackOutlined className={styles.forward} aria-hidden />}
        disabled={!state.canRedo}
        onClick={onRedo}
      >
        <span className={styles.word}>Redo</span>
      </Button>
      <SavingStatus
        saving={state.saving}
        hasChanges={hasChanges(state)}
        hasConflicts={(state.others?.conflicts.length ?? 0) > 0}
        isOwn={state.content['name'] !== state.sample['name']}
        onRetry={() => void editor.flush()}
      />
      <PublishButton editor={editor} state={state} onGoTo={onGoTo} onShow={onShow} />
    </div>
  );
}

interface SavingStatusProps {
  saving: Saving;
  hasChanges: boolean;
  /** Whether the notice of others' changes asks for a choice. */
  hasConflicts: boolean;
  /** Whether the house has a name of its own, and so something to look at. */
  isOwn: boolean;
  onRetry: () => void;
}

function SavingStatus(props: SavingStatusProps): ReactNode {
  const { saving, hasChanges: isDraft, hasConflicts, isOwn, onRetry } = props;
  // At the back office's own address there is no public page to show.
  const canSeeSite = use(HostContext) === 'shell' && saving.status === 'saved' && !isDraft && isOwn;
  return (
    <div className={styles.status} data-failed={saving.status === 'failed'}>
      <span role="status">{wordsOf(props)}</span>
      {saving.status === 'failed' && (
        <Button size="small" onClick={onRetry}>
          Try Again
        </Button>
      )}
      {canSeeSite && (
        <a href="/" target="_blank" rel="noreferrer">
          See your site
        </a>
      )}
      {hasConflicts && (
        <Button size="small" onClick={() => leadTo(document.getElementById(othersNoticeId))}>
          Choose…
        </Button>
      )}
    </div>
  );
}

function wordsOf({ saving, hasChanges: isDraft }: SavingStatusProps): string {
  switch (saving.status) {
    case 'saved':
      return isDraft ? 'Draft saved' : 'Everything is published';
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'paused':
      return 'Not saved: choose which changes to keep';
    case 'failed':
      return `Not saved: ${saving.reason}`;
    default:
      return saving satisfies never;
  }
}
