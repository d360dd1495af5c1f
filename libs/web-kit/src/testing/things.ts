import * as v from 'valibot';
import { defineCall } from '@getaway/contracts/http/call';

/** For tests: a call that reads the names of all things, as staff. */
export const listThings = defineCall({
  method: 'GET',
  path: '/api/admin/things',
  summary: 'Lists the things of the staff',
  access: 'staff',
  answer: v.array(v.string()),
});

/** For tests: a call that writes and gets no answer. */
export const addThing = defineCall({
  method: 'POST',
  path: '/api/things',
  summary: 'Adds a thing',
  access: 'public',
  body: v.object({ name: v.string() }),
  status: 204,
});
