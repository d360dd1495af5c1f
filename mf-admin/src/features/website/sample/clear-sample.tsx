import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { EditorState, HouseEditor } from '../editor/house-editor.ts';
import { clearedSections, withoutSample } from './without-sample.ts';

interface ClearSampleProps {
  editor: HouseEditor;
  state: EditorState;
}

/** Clears everything of the sample at once, for a host who would rather write than check. Undo brings it back. */
export function ClearSample({ editor, state }: ClearSampleProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const { content, sample, fromSample } = state;
  const isOfUse = clearedSections.some((section) => fromSample.includes(section));
  const clear = (): void => {
    setAsking(false);
    editor.change([], withoutSample(content, sample));
    void editor.flush();
  };
  return (
    <>
      {isOfUse && <Button onClick={() => setAsking(true)}>Clear the Sample…</Button>}
      <ConfirmDialog
        open={asking}
        title="Clear the sample house?"
        confirm="Clear the Sample"
        danger={false}
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      >
        <p>Your draft then says nothing that only the sample has:</p>
        <ul>
          <li>Its reviews, answers, house guide, services, and payment accounts are removed.</li>
          <li>Its other texts become neutral ones, and the weekday page is turned off.</li>
        </ul>
        <p>
          What you wrote or kept, your photos, and your prices stay. Fill in your name, address, and contact
          details yourself. You can undo this.
        </p>
      </ConfirmDialog>
    </>
  );
}
