import * as v from 'valibot';
import { defineCall } from '@getaway/contracts/http/call';

/** Calls to test clients and pages with: one reads a list as staff, the other writes and gets no answer. */
export const thingCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/things',
    summary: 'Lists the things of the staff',
    access: 'staff',
    answer: v.array(v.string()),
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/things',
    summary: 'Adds a thing',
    access: 'public',
    body: v.object({ name: v.string() }),
  }),
};
