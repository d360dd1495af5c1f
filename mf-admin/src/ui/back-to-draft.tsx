import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** The state of a link that leads from the draft of the website to another screen. */
export const fromDraft = { from: 'draft' } as const;

/** The way back for staff who left a draft to change something on this screen; nothing for others. */
export function BackToDraft(): ReactNode {
  const state: unknown = useLocation().state;
  const isFromDraft =
    typeof state === 'object' && state !== null && 'from' in state && state.from === fromDraft.from;
  return isFromDraft && <Link to="/admin/website">Back to Your Draft</Link>;
}
