import * as v from 'valibot';
import { aboutEntity, defineEvent } from './event.ts';

/** Somebody wrote to the house. The entity is the message; who wrote it and what stays in svc-crm-email. */
export const guestContacted = defineEvent(
  'guest.contacted',
  1,
  v.object({ ...aboutEntity, guestId: v.string() }),
);
