import { Router } from 'express';
import {
  addGuestNote as addGuestNoteCall,
  readGuest as readGuestCall,
  readGuestTimeline as readTimelineCall,
  updateGuest,
} from '@getaway/contracts/http/guest-details';
import type { WithEntry } from '@getaway/property/entry';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { SubjectDeps } from '../sequences/fill-subjects.ts';
import { addGuestNote } from './add-guest-note.ts';
import { changeGuest } from './change-guest.ts';
import { readGuestTimeline } from './read-guest-timeline.ts';
import { readGuest } from './read-guest.ts';

export function guestDetailRoutes(deps: SubjectDeps & { guard: SessionGuard; property: WithEntry }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(
    router,
    readGuestCall,
    requireStaff,
    async ({ params }) => (await readGuest(deps, params.guestId)) ?? noSuch('guest'),
  );

  mount(router, updateGuest, requireStaff, async ({ params, body }) => {
    const outcome = await changeGuest(deps, params.guestId, body);
    if (outcome.ok) return outcome.guest;
    if (outcome.reason === 'not-found') return noSuch('guest');
    if (outcome.reason === 'changed')
      return new Problem('changed-meanwhile', {
        detail: 'Someone else changed this guest after you opened it. Nothing was overwritten.',
      });
    const message = 'A guest with this email already exists';
    return new Problem('already-exists', { detail: message, errors: [{ path: 'email', message }] });
  });

  mount(
    router,
    addGuestNoteCall,
    requireStaff,
    async ({ params, body }) => (await addGuestNote(deps, params.guestId, body.content)) ?? noSuch('guest'),
  );

  mount(
    router,
    readTimelineCall,
    requireStaff,
    async ({ params }) => (await readGuestTimeline(deps, params.guestId)) ?? noSuch('guest'),
  );

  return router;
}
