import { Router } from 'express';
import {
  addGuestNote,
  readGuest,
  readGuestTimeline,
  updateGuest,
} from '@getaway/contracts/http/guest-details';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { sqlOf } from '@getaway/service-kit/sql';
import {
  addNote,
  bookingsOf,
  enrolmentsOf,
  eventsOf,
  findGuest,
  notesOf,
} from './guest-details.repository.ts';
import { timelineOf } from './guest-timeline.repository.ts';
import { changeGuest } from './update-guest.ts';
import { fillSubjects, type SubjectDeps } from '../templates/fill-subjects.ts';

/** Spec page 2, 'Guest detail': every author has this label. */
const author = 'Admin';
const noGuest = () => new Problem('not-found', { detail: 'No such guest' });

export function guestDetailRoutes(deps: SubjectDeps & { guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const sql = sqlOf(deps.database.pool);

  mount(router, readGuest, requireStaff, async ({ params: { guestId } }) => {
    const [guest, notes, events, bookingHistory, enrolments] = await Promise.all([
      findGuest(sql, guestId),
      notesOf(sql, guestId),
      eventsOf(sql, guestId),
      bookingsOf(sql, guestId),
      enrolmentsOf(sql, guestId),
    ]);
    return guest ? { guest, notes, events, bookingHistory, enrolments } : noGuest();
  });

  mount(router, updateGuest, requireStaff, async ({ params, body }) => {
    const outcome = await changeGuest(deps, params.guestId, body);
    if (outcome.ok) return outcome.guest;
    if (outcome.reason === 'not-found') return noGuest();
    const message = 'A guest with this email already exists';
    return new Problem('already-exists', { detail: message, errors: [{ path: 'email', message }] });
  });

  mount(router, addGuestNote, requireStaff, async ({ params, body }) => {
    const note = { guestId: params.guestId, content: body.content, author };
    return (await addNote(sql, note, deps.now())) ?? noGuest();
  });

  mount(router, readGuestTimeline, requireStaff, async ({ params: { guestId } }) => {
    if (!(await findGuest(sql, guestId))) return noGuest();
    const entries = await timelineOf(sql, guestId);
    const sends = entries.filter(({ kind }) => kind === 'send');
    const subjects = await fillSubjects(
      deps,
      sends.map(({ id, title }) => ({ id, subject: title })),
    );
    return entries.map((entry) => ({ ...entry, title: subjects.get(entry.id) ?? entry.title }));
  });

  return router;
}
