import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createLogger } from '@getaway/service-kit/logger';
import { houseFromFile } from '@getaway/edge/house/house-source';
import { createProxy } from '@getaway/edge/proxy';
import { listen } from '@getaway/service-kit/http/listen';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createEdge } from '../edge.ts';
import { exampleStay } from '@getaway/testing/example-stay';

const token = `T${'0'.repeat(42)}`;
const page = `/stay/${token}`;
const origin = 'https://hollow.example';

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

let ends: (() => Promise<void> | void)[];
let logged: string;
let asked: Asked[];

beforeEach(() => {
  ends = [];
  logged = '';
  asked = [];
});

afterEach(async () => {
  for (const end of ends.reverse()) await end();
});

async function serve(handler: RequestListener): Promise<string> {
  const server = await listen(handler, { host: '127.0.0.1', port: 0 }, 100);
  ends.push(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

/** Text is sent as a PDF. */
type Answer = readonly [status: number, body: object | string];

const refund = {
  refund: '695.50',
  toCard: '695.50',
  byHouse: '0.00',
  reason: 'in-time',
  noticeHours: 48,
  deadline: '2027-03-03T21:00:00.000Z',
  paid: '695.50',
};
const notFound: Answer = [404, { type: 'stay-not-found', status: 404, title: 'No such stay' }];
const message = {
  id: '1',
  from: 'guest',
  text: 'May we bring <script>alert(1)</script> {base} $& {plain}?',
  sentAt: '2027-02-01T10:00:00.000Z',
};

const usual: Readonly<Record<string, Answer>> = {
  'GET /api/stay': [200, exampleStay],
  'GET /api/stay/messages': [200, { messages: [message] }],
  'POST /api/stay/messages': [201, message],
  'POST /api/stay/cancellation-preview': [200, refund],
  'POST /api/stay/cancellation': [
    200,
    { status: 'cancelled', refund: '695.50', toCard: '695.50', byHouse: '0.00' },
  ],
};

/** The edge before services that answer as usual, or as given. */
async function startEdge(given: Readonly<Record<string, Answer>> = {}): Promise<string> {
  const answers = { ...usual, ...given };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '', headers } = request;
    asked.push({ path: url, authorization: headers.authorization, body: await text(request) });
    const [status, body] = answers[`${method} ${url}`] ?? notFound;
    const isFile = typeof body === 'string';
    response.writeHead(status, { 'content-type': isFile ? 'application/pdf' : 'application/json' });
    response.end(isFile ? body : JSON.stringify(body));
  };
  const service = await serve((request, response) => void respond(request, response));
  const remote = await serve((request, response) => {
    const body =
      request.url === '/fragments/stay.json' ? '<nav>Menu</nav><main>{base} {plain}</main>' : undefined;
    response.statusCode = body === undefined ? 404 : 200;
    response.end(JSON.stringify({ buildId: 'b1', head: '<title>Your stay</title>', body }));
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(
    path.join(folder, 'dist/app.html'),
    '<!--edge:head--><!--edge:notice--><!--edge:page--><!--edge:data-->',
  );
  const config = readConfig({
    BOOKING_URL: service,
    CALENDAR_URL: service,
    CRM_EMAIL_URL: service,
    MF_PUBLIC_URL: remote,
    MF_ADMIN_URL: remote,
    PUBLIC_ORIGIN: origin,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  });
  const logger = createLogger({ part: 'test', level: 'trace' }, { write: (line) => void (logged += line) });
  const proxy = createProxy(logger);
  ends.push(() => proxy.close());
  return serve(
    createEdge({
      config,
      dist: path.join(folder, 'dist'),
      source: houseFromFile(undefined),
      logger,
      proxy,
    }),
  );
}

const post = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, ...headers },
    redirect: 'manual',
  });

describe('the page of a stay without script', () => {
  it('has everything readable, with what guests wrote as text', async () => {
    const edge = await startEdge();
    const html = await (await fetch(edge + page)).text();
    expect(html).toContain('Friday, March 5 to Sunday, March 7, 2027');
    expect(html).toContain('$695.50');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {base} $&amp; {plain}?');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(`action="${page}/cancellation"`);
  });

  it('holds no dates and asks for no money once a reservation has expired', async () => {
    const expired = {
      ...exampleStay,
      ...{ status: 'pending_payment', ended: { by: 'deadline', toReturn: '0.00' } },
      keptUntil: '2026-11-20T15:00:00.000Z',
      money: { ...exampleStay.money, paid: '0.00', balance: '695.50' },
    };
    const edge = await startEdge({ 'GET /api/stay': [200, expired] });
    const html = await (await fetch(edge + page)).text();
    expect(html).not.toContain('Dates held until');
    expect(html).toMatch(/Left to pay: <strong>\$0\.00/);
  });

  it('comes with the stay as data that no text of a guest can end', async () => {
    const specialRequests = '</script><script>alert(1)</script>';
    const edge = await startEdge({ 'GET /api/stay': [200, { ...exampleStay, specialRequests }] });
    const html = await (await fetch(edge + page)).text();
    const [, data = ''] =
      /<script type="application\/json" id="stay-view">([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ ...exampleStay, specialRequests });
  });

  it('is kept out of caches, search engines, referrers, and the log', async () => {
    const edge = await startEdge();
    for (const address of [page, `${page}/`, `${page}/messages`, '/stay/cut-off']) {
      const { headers } = await fetch(edge + address, { redirect: 'manual' });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toContain('noindex');
    }
    await post(`${edge}${page}/messages`, { text: 'Hello' });
    expect(logged).toContain('/stay/…');
    expect(logged).not.toContain(token);
    expect(asked.filter(({ path: address }) => address.includes(token))).toEqual([]);
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
      new Set([`Stay ${token}`, 'Stay malformed']),
    );
  });

  it('answers 404 for a link that opens nothing, and says what to do', async () => {
    const edge = await startEdge({ 'GET /api/stay': notFound });
    const answer = await fetch(edge + page);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('href="/find-booking"');
    expect(html.match(/<title>.*?<\/title>/g)).toEqual([
      '<title>This link doesn’t open a stay · Lantern Hollow</title>',
    ]);
  });

  it('is there while the services are not', async () => {
    const edge = await startEdge({ 'GET /api/stay': [503, {}] });
    const answer = await fetch(edge + page);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('We couldn’t reach our server');
    expect(html).not.toContain('stay-view');
  });

  it('says how long to wait after too many tries', async () => {
    const problem = { type: 'too-many-requests', title: 'Too many requests', status: 429 };
    const edge = await startEdge({ 'GET /api/stay': [429, problem] });
    const answer = await fetch(edge + page);
    expect(answer.status).toBe(429);
    const html = await answer.text();
    expect(html).toContain('Please wait 15 minutes');
    expect(html).not.toContain('We couldn’t reach our server');
  });

  it('shows the stay when only the messages could not be read', async () => {
    const edge = await startEdge({ 'GET /api/stay/messages': [503, {}] });
    const html = await (await fetch(edge + page)).text();
    expect(html).toContain('Friday, March 5');
    expect(html).toContain('We couldn’t load your messages');
  });
});

describe('documents without script', () => {
  const document = {
    ...{ number: 'R-2027-0007', kind: 'receipt', total: '695.50' },
    issuedAt: '2027-02-02T03:00:00.000Z',
  };
  const file = `${page}/documents/R-2027-0007`;

  it('are named, dated, and linked', async () => {
    const edge = await startEdge({ 'GET /api/stay': [200, { ...exampleStay, documents: [document] }] });
    const html = await (await fetch(edge + page)).text();
    expect(html).toContain(`<a href="${file}">Receipt R-2027-0007 (PDF)</a>`);
    // Still the day before where the house is.
    expect(html).toMatch(/Monday, February 1, 2027, \$695\.50/);
  });

  it('are downloaded with the token in a header, and out of caches and the log', async () => {
    const edge = await startEdge({ 'GET /api/stay/documents/R-2027-0007': [200, '%PDF-1.7'] });
    const answer = await fetch(edge + file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=R-2027-0007.pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.text()).toBe('%PDF-1.7');
    expect(asked.at(-1)?.authorization).toBe(`Stay ${token}`);
    expect(logged).not.toContain(token);
  });

  it('of another stay, or that do not exist, are a page that says so', async () => {
    const unknown = { type: 'not-found', status: 404, title: 'No such document' };
    const edge = await startEdge({ 'GET /api/stay/documents/R-2027-0007': [404, unknown] });
    const answer = await fetch(edge + file);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${edge}${page}/documents/other`)).status).toBe(404);
    expect((await fetch(edge + file, { method: 'POST', headers: { origin } })).status).toBe(405);
  });
});

describe('canceling without script', () => {
  it('shows the refund first, then cancels at exactly that refund and leads back', async () => {
    const edge = await startEdge();
    const preview = await post(`${edge}${page}/cancellation`, {});
    expect(preview.status).toBe(200);
    const html = await preview.text();
    expect(html).toContain('name="shownRefund" value="695.50"');
    // The site's own page, with its menu, font, and colors.
    expect(html).toContain('<nav>Menu</nav>');
    expect(html).toContain('<title>Cancel this booking? · Lantern Hollow</title>');
    expect(html).toContain('<h2>Cancel this booking?</h2>');
    expect(html).toContain(
      '<p>We’ll refund $695.50 to the card you paid with. Most banks show a refund within 5-7 business days. Full refund until ',
    );
    expect(asked.some(({ path: address }) => address === '/api/stay/cancellation')).toBe(false);
    const canceled = await post(`${edge}${page}/cancellation`, { shownRefund: '695.50' });
    expect(canceled.status).toBe(303);
    expect(canceled.headers.get('location')).toBe(`${page}?done=cancellation`);
    expect(asked.at(-1)).toMatchObject({
      path: '/api/stay/cancellation',
      body: '{"shownRefund":"695.50"}',
    });
  });

  it('offers both choices, and only the one that keeps the booking looks like the main button', async () => {
    const html = await (await post(`${await startEdge()}${page}/cancellation`, {})).text();
    expect(html).toContain('<button type="submit" data-look="quiet">Yes, cancel my booking</button>');
    expect(html).toContain(`<a class="button" href="${page}">Keep my booking</a>`);
    expect(html.indexOf('Keep my booking')).toBeLessThan(html.indexOf('Yes, cancel my booking'));
  });

  it('does not mention a card if the refund is made by hand or there is none', async () => {
    const preview = async (changed: object) => {
      const body = { ...refund, toCard: '0.00', ...changed };
      const edge = await startEdge({ 'POST /api/stay/cancellation-preview': [200, body] });
      return (await post(`${edge}${page}/cancellation`, {})).text();
    };
    const byHand = await preview({ byHouse: '695.50' });
    expect(byHand).toContain('We’ll return $695.50 the way you paid.');
    expect(byHand).not.toMatch(/card|bank/i);
    const late = await preview({ refund: '0.00', reason: 'too-late' });
    expect(late).toContain('Nothing will be refunded.');
    const unpaid = await preview({ refund: '0.00', reason: 'nothing-paid', paid: '0.00' });
    expect(unpaid).not.toContain('Nothing will be refunded.');
    expect(unpaid).toContain('You haven’t paid anything yet');
    const nothingKnown = { refund: '0.00', reason: 'nothing-paid', paid: '0.00', arranged: true };
    const arranged = await preview(nothingKnown);
    expect(arranged).not.toContain('You haven’t paid');
    expect(arranged).toContain('If you’ve already paid, please write to us before you cancel.');
  });

  it('asks again when the refund changed in the meantime', async () => {
    const changed = { type: 'changed-meanwhile', status: 409, title: 'Changed' };
    const edge = await startEdge({
      'POST /api/stay/cancellation': [409, { ...changed, preview: { ...refund, refund: '0.00' } }],
    });
    const answer = await post(`${edge}${page}/cancellation`, { shownRefund: '695.50' });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('value="0.00"');
    expect(html).toContain('Nothing was canceled');
  });
});

describe('a broken form', () => {
  it.each([
    ['messages', 'text=Hello&text=Other', 'The field “text” came twice'],
    ['messages', 'text=%E0%A4%A', 'Part of the form was lost'],
    ['cancellation', 'shownRefund=695.50&shownRefund=0.00', 'The field “shownRefund” came twice'],
  ])('is refused with the reason, and nothing is passed on (%s, %s)', async (act, body, words) => {
    const edge = await startEdge();
    const askedBefore = asked.length;
    const answer = await fetch(`${edge}${page}/${act}`, {
      method: 'POST',
      body,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect(asked.length).toBe(askedBefore);
  });
});

describe('the page that a form leads to', () => {
  const shown = async (done: string, view: object = exampleStay) => {
    const edge = await startEdge({ 'GET /api/stay': [200, view] });
    return (await fetch(`${edge}${page}?done=${done}`)).text();
  };
  const canceled = {
    ...exampleStay,
    ...{ status: 'cancelled', ended: { by: 'guest', toReturn: '20.00' } },
    money: { ...exampleStay.money, onItsWay: '675.50' },
  };

  it('says that the stay is canceled, and what goes back', async () =>
    expect(await shown('cancellation', canceled)).toContain(
      '<strong>Your booking is canceled. $675.50 is on its way back to your card. We’ll return $20.00 the way you paid.</strong>',
    ));

  it('says that the message was sent', async () =>
    expect(await shown('messages')).toContain('<strong>Sent. We’ll answer here and by email.</strong>'));

  it.each(['cancellation', 'other', 'messages&done=cancellation'])(
    'of a stay that is not canceled says nothing of it (%s)',
    async (done) => expect(await shown(done)).not.toContain('role="status"'),
  );
});

describe('a message without script', () => {
  it('is sent, and leads back to the conversation', async () => {
    const edge = await startEdge();
    const sent = await post(`${edge}${page}/messages`, { text: 'Hello & thanks' });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe(`${page}?done=messages#messages`);
    expect(asked.at(-1)?.body).toBe('{"text":"Hello & thanks"}');
  });

  it('that is refused says why', async () => {
    const errors = [{ path: 'text', message: 'Message is required' }];
    const edge = await startEdge({
      'POST /api/stay/messages': [400, { type: 'invalid-request', status: 400, title: 'Invalid', errors }],
    });
    const refused = await post(`${edge}${page}/messages`, { text: '' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Message is required');
  });

  it.each([
    ['of another site', { origin: 'https://elsewhere.example' }],
    ['of another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['that names another page of a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('from a form %s is not sent', async (_from, headers) => {
    const edge = await startEdge();
    const refused = await post(`${edge}${page}/messages`, { text: 'Hello' }, headers);
    expect(refused.status).toBe(403);
    expect(asked).toEqual([]);
  });

  it.each([
    [
      'of a page that sends no referrer, and so no origin',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['of a browser that never says where it comes from', { origin: 'null' }],
  ])('%s, is sent', async (_from, headers) => {
    const edge = await startEdge();
    expect((await post(`${edge}${page}/messages`, { text: 'Hello' }, headers)).status).toBe(303);
  });
});
