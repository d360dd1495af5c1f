import type { MouseEvent } from 'react';

const ownPress = 'a, button, input, select, textarea, label, summary';

/**
 * For a row whose link has `data-row`: a press anywhere on it presses the link. With Ctrl or ⌘, or with the middle button, the
 * browser then opens the link in a new tab. What has a press of its own keeps it, and so does text that was just selected.
 */
export const rowPress = { onClick: pressRow, onAuxClick: pressRow } as const;

function pressRow({ target, currentTarget: row, button, ...keys }: MouseEvent<HTMLTableRowElement>): void {
  // The menu of a row is drawn elsewhere, though React takes it for a part of the row.
  if (!(target instanceof Element) || !row.contains(target) || target.closest(ownPress)) return;
  const isMiddle = button === 1;
  if ((button !== 0 && !isMiddle) || isSelecting(row)) return;
  const { ctrlKey, metaKey, shiftKey } = keys;
  row.querySelector('[data-row]')?.dispatchEvent(
    new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: ctrlKey || isMiddle,
      metaKey: metaKey || isMiddle,
      shiftKey,
    }),
  );
}

function isSelecting(row: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && row.contains(selection.anchorNode);
}
