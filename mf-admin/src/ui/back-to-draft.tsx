import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** The state of a link that leads from *Publish…* to another screen. `search` says which part of the draft was open. */
export function fromDraft(search: string): object {
  return { from: 'draft', search };
}

/** The way back to *Publish…* for staff who left a draft to change something on this screen; nothing for others. */
export function BackToDraft(): ReactNode {
  const state: unknown = useLocation().state;
  if (!isFromDraft(state)) return false;
  return (
    <Link to={`/admin/website${state.search}`} state={{ opens: 'publish' }}>
      Back to Your Draft
    </Link>
  );
}

/** Whether a link led to the draft to open *Publish…* there. */
export function opensPublish(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opens' in state && state.opens === 'publish';
}

function isFromDraft(state: unknown): state is { search: string } {
  return (
    typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    state.from === 'draft' &&
    'search' in state &&
    typeof state.search === 'string'
  );
}
