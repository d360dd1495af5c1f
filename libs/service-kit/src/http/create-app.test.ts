import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Router, type RequestHandler } from 'express';
import helmet from 'helmet';
import * as v from 'valibot';
import { defineCall, type Call } from '@getaway/contracts/http/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { Problem, ProblemError } from '../problem.ts';
import { commitInTime } from '../write-deadline.ts';
import { createApp } from './create-app.ts';
import { listen } from './listen.ts';
import { mount } from './mount.ts';

const site = 'https://stay.example';
/** Text that no answer and no log line may contain: a guest's data, and internals of a service. */
const personal = ['maya.okafor@example.com', 'Maya Okafor', '555-0100', 'correct horse battery'];
const inside = ['SELECT', 'guests_email_key', 'svc_booking', 'create-app.test', 'node_modules'];

const validEmail = 'Please enter a valid email address';
const guestBody = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254, validEmail), v.regex(/@/, validEmail)),
  ...{ name: v.string(), password: v.string() },
});
const callOf = (name: string, access: Call['access'] = 'public') =>
  defineCall({ method: 'GET', path: `/api/${name}`, summary: 'For the test', access });
const writeOf = (name: string) => defineCall({ ...callOf(name), method: 'POST' });
const signUp = defineCall({ ...callOf('guests'), method: 'POST', body: guestBody });

const longDraft = defineCall({
  ...callOf('draft', 'staff'),
  method: 'PUT',
  body: v.strictObject({ text: v.string() }),
  answer: v.object({ length: v.number() }),
  longestBodyBytes: 1_000_000,
});

const writeTimeoutMs = 300;

let origin: string;
let stop: () => Promise<void>;
let log = '';

beforeAll(async () => {
  const routes = Router();
  const letNobodyIn = () => {
    throw new ProblemError(new Problem('unauthenticated'));
  };
  mount(routes, signUp, letNobodyIn, async () => undefined);
  mount(routes, callOf('guarded', 'staff'), letNobodyIn, async () => undefined);
  mount(routes, callOf('missing'), letNobodyIn, async () => new Problem('not-found'));
  mount(routes, callOf('failing'), letNobodyIn, async () => {
    throw Object.assign(
      new Error(
        `SELECT failed for role svc_booking: Key (email)=(${personal[0]}) violates "guests_email_key"`,
        { cause: new SyntaxError(`Unexpected token 'M', "${personal[1]}" is not valid JSON`) },
      ),
      { detail: `Failing row contains (${personal.join(', ')})`, query: 'SELECT * FROM guests' },
    );
  });
  const loseDatabase = (): undefined => {
    throw Object.assign(new Error('the connection broke'), { code: '57P01' });
  };
  mount(routes, writeOf('lost-before'), letNobodyIn, () => commitInTime(async () => loseDatabase()));
  mount(routes, writeOf('lost-after'), letNobodyIn, async () => {
    await commitInTime(async () => undefined);
    return loseDatabase();
  });
  mount(routes, writeOf('late'), letNobodyIn, () =>
    commitInTime(async (refuseLate) => {
      await sleep(writeTimeoutMs + 50);
      refuseLate();
      return undefined;
    }),
  );
  mount(routes, writeOf('late-at-the-end'), letNobodyIn, async () => {
    await commitInTime(async () => undefined);
    await sleep(writeTimeoutMs + 50);
    await commitInTime(async (refuseLate) => refuseLate());
    return undefined;
  });
  const ownBodies = Router();
  const letStaffIn: RequestHandler = (request, _response, next) =>
    request.headers.authorization === undefined ? letNobodyIn() : next();
  mount(ownBodies, longDraft, letStaffIn, async ({ body }) => ({ length: body.text.length }));
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const app = createApp({
    logger: createLogger({ part: 'svc-booking', level: 'info' }, destination),
    allowedOrigins: [site],
    sessionCookie: 'session',
    writeTimeoutMs,
    uploadRoutes: [ownBodies],
    routes: [routes],
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  origin = `http://127.0.0.1:${server.port}`;
  stop = () => server.stop();
});
afterAll(() => stop());
beforeEach(() => {
  log = '';
});

const guest = JSON.stringify({ email: personal[0], name: personal[1], password: personal[3] });
const post = (headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer> = guest) =>
  fetch(`${origin}/api/guests`, { method: 'POST', headers, body });
const json = { 'content-type': 'application/json' };
const lines = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a write', () => {
  it.each([
    ['lost-before', 503, 'unavailable'],
    ['late', 503, 'unavailable'],
    // The work was done, so a 503 would be wrong.
    ['lost-after', 504, 'no-answer'],
  ])('that was %s is answered %i', async (name, status, type) => {
    const answer = await fetch(`${origin}/api/${name}`, { method: 'POST' });
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([status, 5]);
    expect(await answer.json()).toMatchObject({ type, status });
  });

  it('that has committed is completed, however late it is', async () => {
    expect((await fetch(`${origin}/api/late-at-the-end`, { method: 'POST' })).status).toBe(200);
  });
});

describe('an unexpected error', () => {
  it('returns 500 with a request id, without internals or a guest’s data', async () => {
    const answer = await fetch(`${origin}/api/failing`, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      500,
      'application/problem+json; charset=utf-8',
    ]);
    const text = await answer.text();
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual([
      'detail',
      'requestId',
      'status',
      'title',
      'type',
    ]);
    for (const secret of [...personal, ...inside]) expect(text).not.toContain(secret);
  });

  it('is logged with its stack and request id, without the guest’s data', async () => {
    const answer = await fetch(`${origin}/api/failing`);
    expect(lines().find(({ msg }) => msg === 'request failed')).toMatchObject({
      level: 'error',
      requestId: answer.headers.get('x-request-id'),
      err: { stack: expect.stringContaining('create-app.test') as string },
    });
    for (const secret of personal) expect(log).not.toContain(secret);
  });
});

describe('a log line', () => {
  it('contains no body, query, cookie, header or password of a request, whatever its outcome', async () => {
    const query = new URLSearchParams(personal.map((secret): [string, string] => ['search', secret]));
    const headers = { ...json, cookie: `session=${personal[3]}`, referer: `${site}/?${query.toString()}` };
    const attempts = [
      post(headers),
      post({ ...headers, origin: site }),
      post({ ...headers, authorization: `Basic ${personal[3]}`, 'user-agent': personal[1] ?? '' }),
      post(json, `{"email":"${personal[0]}" "name":"${personal[1]}"}`),
      post(json, JSON.stringify({ email: 1, [personal[1] ?? '']: personal[3] })),
      fetch(`${origin}/api/missing?${query.toString()}`, { headers }),
      fetch(`${origin}/api/guarded?${query.toString()}`, { headers }),
      fetch(`${origin}/nowhere?${query.toString()}`, { headers }),
    ];
    await Promise.all(attempts);
    expect(lines()).toHaveLength(attempts.length);
    for (const secret of [...personal, encodeURIComponent(personal[0] ?? ''), 'Maya+Okafor'])
      expect(log).not.toContain(secret);
  });

  it('cannot be forged by a request, and contains the time in UTC, the source and the event', async () => {
    const forged = '%0A%7B%22level%22:%22info%22,%22msg%22:%22signed-in%22%7D';
    const answer = await fetch(`${origin}/api/${forged}`, {
      headers: { 'x-request-id': '{"level":"info"}' },
    });
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({
      level: 'warn',
      part: 'svc-booking',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      req: { id: answer.headers.get('x-request-id'), method: 'GET', path: `/api/${forged}` },
      res: { statusCode: 404 },
    });
  });

  it.each([
    ['without a session', 401, () => fetch(`${origin}/api/guarded`)],
    ['from another site', 403, () => post({ ...json, origin: 'https://evil.example' })],
    ['with an invalid body', 400, () => post(json, '{}')],
    ['with a body that is too large', 413, () => post(json, 'x'.repeat(110_000))],
    ['with another content type', 415, () => post({ 'content-type': 'text/plain' })],
  ])('of a request %s is a warning with status %i', async (_what, status, send) => {
    expect((await send()).status).toBe(status);
    expect(lines()).toMatchObject([{ level: 'warn', res: { statusCode: status } }]);
  });
});

describe('a request that a foreign page could send without a preflight', () => {
  it.each([
    'text/plain',
    'text/plain; application/json',
    'text/plain;charset=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    'application/jsonp',
    '',
  ])('is refused as %s', async (type) => {
    expect((await post({ 'content-type': type }, Buffer.from(guest))).status).toBe(415);
  });

  it.each(['https://evil.example', 'null', 'https://stay.example.evil.example', 'http://stay.example'])(
    'is refused from the origin %s, and its answer is not readable there',
    async (foreign) => {
      const answer = await post({ ...json, origin: foreign, cookie: 'session=x' });
      expect(answer.status).toBe(403);
      const preflight = await fetch(`${origin}/api/guests`, {
        method: 'OPTIONS',
        headers: { origin: foreign, 'access-control-request-method': 'POST' },
      });
      for (const { headers } of [answer, preflight])
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it('is refused with any method that a header or a query names instead of the real one', async () => {
    const disguised = await fetch(`${origin}/api/guests?_method=POST`, {
      headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
    });
    expect(disguised.status).toBe(404);
  });
});

it('requests cannot change object prototypes with a body or a query', async () => {
  const polluting = [
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    `{"email":{"__proto__":{"polluted":true}},"name":"x","password":"y"}`,
    `[{"__proto__":{"polluted":true}}]`,
  ];
  for (const body of polluting) expect((await post(json, body)).status).toBe(400);
  for (const query of ['__proto__[polluted]=1', 'constructor[prototype][polluted]=1', '__proto__.polluted=1'])
    expect((await fetch(`${origin}/api/missing?${query}`)).status).toBe(404);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

describe('a JSON body', () => {
  const stream = (bytes: Uint8Array<ArrayBuffer>): RequestInit => ({
    method: 'POST',
    body: new Blob([bytes]).stream(),
    duplex: 'half',
  });
  const bytes = new TextEncoder().encode(guest);

  it.each([
    ['with a byte order mark', {}, { method: 'POST', body: `\uFEFF${guest}` }],
    [
      'with a charset',
      { 'content-type': 'application/json; charset=UTF-8' },
      { method: 'POST', body: guest },
    ],
    ['of unknown length', {}, stream(bytes)],
    ['that is compressed', { 'content-encoding': 'gzip' }, { method: 'POST', body: gzipSync(bytes) }],
  ])('%s is read', async (_what, headers, request) => {
    const answer = await fetch(`${origin}/api/guests`, { ...request, headers: { ...json, ...headers } });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['that is not JSON', '{', 400],
    ['that is only text', '"text"', 400],
    ['that is null', 'null', 400],
    ['that is too large', guest.padEnd(110_000), 413],
  ])('%s is refused with %i, whether its length is known or not', async (_what, body, status) => {
    expect((await post(json, body)).status).toBe(status);
    const unknown = { ...stream(new TextEncoder().encode(body)), headers: json };
    expect((await fetch(`${origin}/api/guests`, unknown)).status).toBe(status);
  });

  it('may be longer where its call says so, if its caller has a session', async () => {
    const put = (bytes: number, headers: Record<string, string> = {}) =>
      fetch(`${origin}/api/draft`, {
        method: 'PUT',
        headers: { ...json, ...headers },
        body: JSON.stringify({ text: 'x'.repeat(bytes - 11) }),
      });
    const staff = { authorization: 'staff' };
    for (const bytes of [1_000, 1_000_000])
      expect(await (await put(bytes, staff)).json()).toEqual({ length: bytes - 11 });
    expect((await put(1_000_000)).status).toBe(401);
    const refused = await put(1_000_001, staff);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ detail: 'This request can have at most 1 MB' });
    expect(await (await post(json, guest.padEnd(110_000))).json()).toMatchObject({
      detail: 'This request can have at most 100 kB',
    });
  });

  it('of another type is refused with what to send', async () => {
    const refused = await post({ 'content-type': 'text/plain' });
    expect(await refused.json()).toMatchObject({
      title: 'This type of content isn’t accepted here',
      detail: 'Send application/json',
    });
  });

  it('does not end the deadline of its write', async () => {
    const late = await fetch(`${origin}/api/late`, { method: 'POST', headers: json, body: '{}' });
    expect(late.status).toBe(503);
  });
});

it('a rule that a field breaks twice is named once', async () => {
  const answer = await fetch(`${origin}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ email: 'x'.repeat(300), name: 'Maya', password: 'x' }),
  });
  expect(await answer.json()).toMatchObject({
    detail: `email: ${validEmail}`,
    errors: [{ path: 'email', message: validEmail }],
  });
});

it('helmet’s headers are sent with every answer, including refusals and errors', async () => {
  const directives = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
  const setHelmet = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: false,
  });
  const plain = await listen((request, response) => setHelmet(request, response, () => response.end()), {
    host: '127.0.0.1',
    port: 0,
  });
  const ofHelmet = Object.fromEntries((await fetch(`http://127.0.0.1:${plain.port}`)).headers);
  await plain.stop();
  for (const name of ['connection', 'content-length', 'date', 'keep-alive']) delete ofHelmet[name];
  expect(Object.keys(ofHelmet).length).toBeGreaterThan(10);
  const answers = await Promise.all([
    post(json),
    post(json, '{'),
    ...['missing', 'guarded', 'failing', 'nowhere'].map((name) => fetch(`${origin}/api/${name}`)),
  ]);
  for (const { headers } of answers) expect(Object.fromEntries(headers)).toMatchObject(ofHelmet);
});

it('all answers are kept out of caches, including refusals and errors', async () => {
  const answers = await Promise.all([
    post(json),
    post(json, '{}'),
    ...['missing', 'guarded', 'failing', 'nowhere'].map((name) => fetch(`${origin}/api/${name}`)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 401, 500, 404]);
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
});
