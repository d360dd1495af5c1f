import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { defineCall } from '@getaway/contracts/http/call';
import { createApiClient, createFileClient, createPageClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { readAdmin } from './session.ts';
import { thingCalls } from './testing/things.ts';

const readThing = defineCall({
  method: 'GET',
  path: '/api/things/:id',
  summary: 'Reads a thing',
  access: 'public',
  params: v.object({ id: v.string() }),
  query: v.object({ limit: v.optional(v.number()), search: v.optional(v.string()) }),
  answer: v.object({ name: v.string() }),
});

interface Sent {
  address: string;
  init: RequestInit;
}

function server(...answers: Response[]): { fetchIt: typeof fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  const fetchIt = (address: string | URL | Request, init?: RequestInit) => {
    sent.push({ address: address as string, init: init ?? {} });
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('network away'));
  };
  return { fetchIt, sent };
}

const problem = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });

describe('a call', () => {
  it('fills the path, leaves out absent query values and sends cookies', async () => {
    const { fetchIt, sent } = server(Response.json({ name: 'lantern' }));
    const answer = await createApiClient(fetchIt)(readThing, { params: { id: 'a b' }, query: { limit: 2 } });
    expect(answer).toEqual({ name: 'lantern' });
    expect(sent[0]?.address).toBe('/api/things/a%20b?limit=2');
    expect(sent[0]?.init.credentials).toBe('same-origin');
  });

  it('sends JSON only when there is a body', async () => {
    const { fetchIt, sent } = server(new Response(null, { status: 204 }), Response.json({ name: 'x' }));
    const call = createApiClient(fetchIt);
    await call(thingCalls.add, { body: { name: 'lantern' }, idempotencyKey: 'key-1' });
    await call(readThing, { params: { id: '1' } });
    const [write, read] = sent.map(({ init }) => new Headers(init.headers));
    expect(sent[0]?.init.body).toBe('{"name":"lantern"}');
    expect(write?.get('content-type')).toBe('application/json');
    expect(write?.get('idempotency-key')).toBe('key-1');
    expect(sent[1]?.init.body).toBeUndefined();
    expect(read?.has('content-type')).toBe(false);
  });

  it('refuses an answer that the contract does not know', async () => {
    const { fetchIt } = server(Response.json({ name: 7 }));
    await expect(createApiClient(fetchIt)(readThing, { params: { id: '1' } })).rejects.toThrow('at name');
  });
});

describe('a page of a list', () => {
  it('comes with how many there are in all', async () => {
    const { fetchIt } = server(Response.json(['lantern'], { headers: { 'X-Total-Count': '731' } }));
    await expect(createPageClient(fetchIt)(thingCalls.list)).resolves.toEqual({
      items: ['lantern'],
      total: 731,
    });
  });

  it('is the number on the page without X-Total-Count', async () => {
    const { fetchIt } = server(Response.json(['lantern', 'key']));
    await expect(createPageClient(fetchIt)(thingCalls.list)).resolves.toMatchObject({ total: 2 });
  });
});

describe('a file', () => {
  it('comes with the name that the server gives it', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="things-2026-02-14.csv"' };
    const { fetchIt } = server(new Response('a,b', { headers }));
    const { content, name } = await createFileClient(fetchIt)(thingCalls.list);
    expect([await content.text(), name]).toEqual(['a,b', 'things-2026-02-14.csv']);
  });

  it('is refused as everything else', async () => {
    const { fetchIt } = server(problem(503, { type: 'unavailable', title: 'Away', status: 503 }));
    await expect(createFileClient(fetchIt)(thingCalls.list)).rejects.toMatchObject({ status: 503 });
  });
});

describe('a refusal', () => {
  it('is the status, a colon and the detail, and keeps the problem', async () => {
    const { fetchIt } = server(
      problem(409, {
        type: 'dates-taken',
        title: 'Taken',
        status: 409,
        detail: 'Gone',
        dates: ['2026-02-14'],
      }),
    );
    const error: unknown = await createApiClient(fetchIt)(thingCalls.add, { body: { name: 'x' } }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '409: Gone', status: 409, type: 'dates-taken' });
    expect(error).toHaveProperty('problem.dates', ['2026-02-14']);
  });

  it.each([
    [
      'the text of an answer that is no problem',
      new Response('Down for a moment', { status: 503 }),
      '503: Down for a moment',
    ],
    [
      'the status text of an empty answer',
      new Response(null, { status: 502, statusText: 'Bad Gateway' }),
      '502: Bad Gateway',
    ],
  ])('is %s', async (_, response, message) => {
    const { fetchIt } = server(response);
    await expect(createApiClient(fetchIt)(thingCalls.add, { body: { name: 'x' } })).rejects.toThrow(message);
  });

  it('has status 0 when no answer came', async () => {
    const { fetchIt } = server();
    await expect(createApiClient(fetchIt)(thingCalls.add, { body: { name: 'x' } })).rejects.toMatchObject({
      status: 0,
    });
  });
});

describe('a session that ran out', () => {
  const unauthenticated = () =>
    problem(401, { type: 'unauthenticated', title: 'Please sign in', status: 401 });

  it('is renewed once and the staff call repeated', async () => {
    const { fetchIt, sent } = server(
      unauthenticated(),
      Response.json({ id: '1', username: 'admin' }),
      Response.json(['lantern']),
    );
    await expect(createApiClient(fetchIt)(thingCalls.list)).resolves.toEqual(['lantern']);
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/admin/things',
      '/api/admin/user',
      '/api/admin/things',
    ]);
  });

  it('stays a 401 when it cannot be renewed', async () => {
    const { fetchIt, sent } = server(unauthenticated(), unauthenticated());
    await expect(createApiClient(fetchIt)(thingCalls.list)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });

  it('means that nobody is signed in, and every other failure is raised', async () => {
    await expect(readAdmin(createApiClient(server(unauthenticated()).fetchIt))).resolves.toBeNull();
    const broken = server(new Response(null, { status: 503 }));
    await expect(readAdmin(createApiClient(broken.fetchIt))).rejects.toMatchObject({ status: 503 });
  });
});

describe('an answer that nobody reads', () => {
  it('is ended, so that its request does not stay open', async () => {
    let isEnded = false;
    const body = new ReadableStream({
      cancel: () => {
        isEnded = true;
      },
    });
    const call = createApiClient(() => Promise.resolve(new Response(body)));
    await call(thingCalls.add, { body: { name: 'lamp' } });
    expect(isEnded).toBe(true);
  });
});
