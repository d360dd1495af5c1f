import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { discardHouseDraft } from '@getaway/contracts/http/house-editing';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { hasChanges, type EditorState, type HouseEditor } from '../editor/house-editor.ts';

const texts = { done: 'Draft discarded', failed: 'Failed to discard the draft', refresh: [] } as const;

/** Goes back to what is published. */
export function DiscardButton({ editor, state }: { editor: HouseEditor; state: EditorState }): ReactNode {
  const [asking, setAsking] = useState(false);
  const { pending, run } = useMutation(discardHouseDraft, texts);
  const discard = async (): Promise<void> => {
    // A save under way would bring the draft back.
    await editor.flush();
    const outcome = await run({ body: { revision: editor.revision } });
    if (outcome?.ok || outcome?.error.status === 409) await editor.reopen().catch(() => undefined);
    if (outcome?.ok) setAsking(false);
  };
  return (
    <>
      {hasChanges(state) && <Button onClick={() => setAsking(true)}>Discard Draft</Button>}
      <ConfirmDialog
        open={asking}
        title="Discard the draft?"
        confirm="Discard"
        cancel="Keep It"
        pending={pending}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      >
        All changes since the last publication are lost. Your site stays as it is.
      </ConfirmDialog>
    </>
  );
}
