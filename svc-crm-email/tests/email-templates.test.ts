import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

let service: RunningService;
let staff: Staff;
beforeAll(async () => {
  service = await startCrm();
  staff = staffOf(service);
});
afterAll(() => service.stop());

interface Problem {
  type: string;
  detail: string;
  errors?: { path: string; message: string }[];
}
const plain = { name: 'Plain', subject: 'Hello', htmlContent: '<p>Hello</p>' };
const mjml = (body: string) =>
  `<mjml><mj-body><mj-section><mj-column>${body}</mj-column></mj-section></mj-body></mjml>`;
const section = '<mj-section><mj-column><mj-text>Hello</mj-text></mj-column></mj-section>';
const templates = '/api/admin/email-templates';
const sequences = '/api/admin/email-sequences';

describe('a template is refused at its field', () => {
  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ subject: ' ' }, 'subject', 'Subject is required'],
    [{ htmlContent: '' }, 'htmlContent', 'HTML content is required'],
    [{ htmlContent: '{{ foo }}' }, 'htmlContent', 'Unknown variable: foo. Choose one from Insert variable'],
    [{ subject: '{{ links.web }}' }, 'subject', 'Unknown variable: links.web. Did you mean links.site, '],
    [
      { subject: 'Soon, {name}' },
      'subject',
      '{name} would be sent as it is: variables have two braces. Write {{ guest.firstName }}',
    ],
    [
      { htmlContent: '<p>Hello {guest.fullName}</p>' },
      'htmlContent',
      '{guest.fullName} would be sent as it is: variables have two braces. Write {{ guest.fullName }}',
    ],
    [{ textContent: '{% if guest.email %}' }, 'textContent', 'Line 1: {% if guest.email %} isn’t closed'],
    [{ htmlContent: '{{ guest.email | shout }}' }, 'htmlContent', 'Line 1: Unknown filter: shout'],
    [{ htmlContent: '{% include "x" %}' }, 'htmlContent', 'Templates can’t include other templates'],
    [{ htmlContent: mjml('<mj-foo/>') }, 'htmlContent', 'MJML, line 1: Unknown element: mj-foo'],
    [{ htmlContent: mjml('<mj-text foo="1" />') }, 'htmlContent', 'MJML, line 1: Unknown attribute: foo'],
    [
      { htmlContent: `<mjml><mj-body>${section.repeat(300)}</mj-body></mjml>` },
      'htmlContent',
      'This template is too long: at most 300,000 characters once it’s built, and each MJML section adds about 1,800',
    ],
    [{ htmlContent: `<p>Hello</p>${mjml('')}` }, 'htmlContent', 'MJML must start with <mjml'],
    [
      { htmlContent: `${section}\n<mj-section><mj-foo /></mj-section>` },
      'htmlContent',
      'MJML, line 2: Unknown element: mj-foo',
    ],
    [
      { htmlContent: mjml('{% if booking.total %}<mj-text>x</mj-text>{% endif %}') },
      'htmlContent',
      'MJML ignores {% if booking.total %}',
    ],
  ])('%j: %s %s', async (wrong, path, message) => {
    const refused = await staff.post<Problem>(templates, { ...plain, ...wrong });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ path, message: expect.stringContaining(message) as string }]);
  });

  test('already in its preview, if a variable has single braces', async () => {
    const { name: _name, ...texts } = { ...plain, subject: 'Soon, {name}' };
    const refused = await staff.post<Problem>(`${templates}/preview`, texts);
    expect(refused.body.errors).toMatchObject([{ path: 'subject' }]);
  });
});

describe('a template that parses but cannot be rendered is refused at its field', () => {
  const endless = '{% for i in (1..9999999) %}x{% endfor %}';
  const onlyWithStay = '{% if booking.reference %}{% assign stay = "yours" %}{% endif %}Hi {{ stay }}';
  const cases: [Partial<Record<'subject' | 'htmlContent' | 'textContent', string>>, string][] = [
    [{ subject: endless }, 'memory'],
    [{ htmlContent: endless }, 'memory'],
    [{ textContent: endless }, 'memory'],
    [{ subject: onlyWithStay }, '“stay” has no value for some guests'],
    [{ htmlContent: onlyWithStay }, '“stay” has no value for some guests'],
    [{ textContent: onlyWithStay }, '“stay” has no value for some guests'],
    [{ subject: onlyWithStay, htmlContent: '{{ foo }}', textContent: endless }, ''],
  ];
  const refusedAt = (errors: Problem['errors']) => errors?.map(({ path }) => path).toSorted();

  test.each(cases)('%j', async (wrong, message) => {
    const fields = Object.keys(wrong).toSorted();
    const refused = await staff.post<Problem>(templates, { ...plain, ...wrong });
    expect(refused.status).toBe(400);
    expect(refusedAt(refused.body.errors)).toEqual(fields);
    expect(refused.body.errors?.[0]?.message).toContain(message);

    const { body: saved } = await staff.post<EmailTemplate>(templates, plain);
    const changed = await staff.put<Problem>(`${templates}/${saved.id}`, wrong);
    expect([changed.status, refusedAt(changed.body.errors)]).toEqual([400, fields]);

    const { body: sequence } = await staff.post<EmailSequence>(sequences, {
      name: `Overrides ${randomUUID()}`,
      triggerType: 'manual',
    });
    const overrides = Object.fromEntries(
      Object.entries(wrong).map(([field, text]) => [
        `override${field.charAt(0).toUpperCase()}${field.slice(1)}`,
        text,
      ]),
    );
    const place = { sequenceId: sequence.id, templateId: saved.id, delayValue: 0, delayUnit: 'days' };
    const step = { ...place, stepNumber: 1 };
    const added = await staff.post<Problem>('/api/admin/sequence-templates', { ...step, ...overrides });
    expect([added.status, refusedAt(added.body.errors)]).toEqual([400, Object.keys(overrides).toSorted()]);
    const { body: link } = await staff.post<{ id: string }>('/api/admin/sequence-templates', step);
    const moved = await staff.put<Problem>(`/api/admin/sequence-templates/${link.id}`, overrides);
    expect([moved.status, refusedAt(moved.body.errors)]).toEqual([400, Object.keys(overrides).toSorted()]);
  });

  test.each(cases)('is also refused in a preview for a guest without a stay: %j', async (wrong) => {
    await service.database.query(
      `INSERT INTO guests (id, email, first_name, updated_at)
       VALUES ('stayless', 'stayless@example.com', 'Noor', now()) ON CONFLICT DO NOTHING`,
    );
    const { status, body } = await staff.post<Problem>(`${templates}/preview`, {
      subject: plain.subject,
      htmlContent: plain.htmlContent,
      ...wrong,
      guestId: 'stayless',
    });
    expect([status, refusedAt(body.errors)]).toEqual([400, Object.keys(wrong).toSorted()]);
  });

  test('a step is not refused because of its template', async () => {
    const { body: saved } = await staff.post<EmailTemplate>(templates, plain);
    // Saved by a version that did not validate it.
    await service.database.query('UPDATE email_templates SET subject = $2 WHERE id = $1', [
      saved.id,
      onlyWithStay,
    ]);
    const { body: sequence } = await staff.post<EmailSequence>(sequences, {
      name: `Corrected ${randomUUID()}`,
      triggerType: 'manual',
    });
    const mended = await staff.post('/api/admin/sequence-templates', {
      sequenceId: sequence.id,
      templateId: saved.id,
      stepNumber: 1,
      delayValue: 0,
      delayUnit: 'days',
      overrideHtmlContent: '<p>For {{ guest.firstName }}</p>',
    });
    expect(mended.status, JSON.stringify(mended.body)).toBe(201);
  });
});

describe('a link that is not a web, email or phone address', () => {
  const button = (href: string) => mjml(`<mj-button href="${href}">Go</mj-button>`);

  test.each([
    ['<p>See <a href="javascript:alert(1)">this</a></p>', 'The link "javascript:alert(1)" in <a>'],
    [button('vbscript:x'), 'The link "vbscript:x" in <a>'],
    [button('data:text/html,x'), 'The link "data:text/html,x" in <a>'],
    ['<p>Hello</p><a href="https://example.com" ', 'The HTML ends inside a tag'],
  ])('is refused when a template is saved: %s', async (htmlContent, message) => {
    const refused = await staff.post<Problem>(templates, { ...plain, htmlContent });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'htmlContent', message: expect.stringContaining(message) as string }] },
    });
  });

  test('is removed when a variable produces it', async () => {
    const htmlContent =
      '<p>{% assign scheme = "java" %}<a href="{{ scheme }}script:alert(1)">this</a> <a href="{{ links.site }}">site</a></p>';
    const saved = await staff.post<EmailTemplate>(templates, { ...plain, htmlContent });
    expect(saved.status).toBe(201);
    const { body } = await staff.post<{ html: string; text: string }>(`${templates}/preview`, {
      subject: 'Hello',
      htmlContent,
    });
    expect(body.html + body.text).not.toContain('script:');
    expect(body.html).toContain('<a >this</a> <a href="http');
  });
});

describe('a preview', () => {
  test('escapes values of guests, in MJML too, and never runs them', async () => {
    await service.database.query(
      `INSERT INTO guests (id, email, first_name, updated_at)
       VALUES ('evil', 'evil@example.com', '<script>alert(1)</script>', now())`,
    );
    for (const htmlContent of [
      '<p>{{ guest.firstName }} {{ guest.firstName | raw }}</p>',
      mjml('<mj-text>{{ guest.firstName }}</mj-text>'),
    ]) {
      const { status, body } = await staff.post<{ subject: string; html: string; text: string }>(
        `${templates}/preview`,
        { subject: 'Dear {{ guest.firstName }}', htmlContent, guestId: 'evil' },
      );
      expect(status).toBe(200);
      expect(body.html).toContain('&lt;script&gt;');
      expect(body.html).not.toContain('<script>');
      expect(body.html).toContain('Unsubscribe');
      expect(body.subject).toBe('Dear <script>alert(1)</script>');
      expect(body.text).toContain('<script>alert(1)</script>');
    }
  });

  test('shows content in the standard frame, with only its own words as its text', async () => {
    const preview = async (htmlContent: string) =>
      (
        await staff.post<{ html: string; text: string }>(`${templates}/preview`, {
          ...plain,
          htmlContent,
        })
      ).body;
    const { html, text } = await preview('<h1>Dear {{ guest.firstName }}</h1>\n<p>Come & rest: $& $1</p>');
    expect(html).toMatch(
      /^<!doctype html>.*Lantern Hollow.*<h1>Dear Maya<\/h1>\n<p>Come & rest: \$& \$1<\/p>/s,
    );
    expect(html.match(/Unsubscribe/g)).toHaveLength(1);
    expect(text).toMatch(/^DEAR MAYA\s+Come & rest: \$& \$1\n\nLantern Hollow, [^\n]+\nUnsubscribe: http/);

    const own = await preview(
      '{% assign property = property.name %}<p>At {{ property }}</p>{% break %}<p>never</p>',
    );
    expect(own.html).toMatch(/<p>At Lantern Hollow<\/p>.*14 Lantern Hollow Lane.*<\/html>\s*$/s);
    expect(own.html).not.toContain('never');

    const commented = await preview(`<!-- spring -->${mjml('<mj-text>Hello</mj-text>')}`);
    expect(commented.html).toMatch(/^\s*<!doctype html>.*Hello/s);

    expect((await preview('<!-- was <mjml> --><p>Now HTML</p>')).html).toContain('<p>Now HTML</p>');

    const whole = '<html><body><p>All my own</p></body></html>';
    expect((await preview(whole)).html).toMatch(
      /^<html><body><p>All my own<\/p><p style=[^>]+>Lantern Hollow, /,
    );
  });

  test('shows MJML elements without an mjml around them in the standard frame', async () => {
    const htmlContent = `<mj-raw>{% if booking.reference %}</mj-raw>
<mj-section padding="40px 0 0">
  <mj-column>
    <mj-text font-size="32px"><span class="display">Dear {{ guest.firstName }} &#123;&#123; &amp; co</span></mj-text>
    <mj-text><ul><li>One</li><li>Two</li></ul></mj-text>
    <mj-image src="https://example.com/lake.jpg" alt="The lake" />
    <mj-button href="{{ links.booking }}" align="left" css-class="button">See the dates</mj-button>
  </mj-column>
</mj-section>
<mj-raw>{% endif %}</mj-raw>`;
    const { status, body } = await staff.post<{ html: string; text: string }>(`${templates}/preview`, {
      ...plain,
      htmlContent,
    });
    expect(status).toBe(200);
    expect(body.html).toMatch(
      /^\s*<!doctype html>.*Lantern Hollow.*Dear Maya &#123;&#123; &amp; co.*<\/html>\s*$/s,
    );
    expect(body.html).toContain('alt="The lake"');
    expect(body.html.match(/Unsubscribe/g)).toHaveLength(1);
    expect(body.text).toMatch(
      /^Dear Maya \{\{ & co\s+\* One\s+\* Two\s+See the dates \(http\S+\)\s+Lantern Hollow, [^\n]+\nUnsubscribe: http/,
    );
    expect((await staff.post(templates, { ...plain, htmlContent })).status).toBe(201);
  });

  test('of a saved template can be sent to staff', async () => {
    const { body } = await staff.post<EmailTemplate>(templates, {
      ...plain,
      subject: 'For {{ guest.fullName }} and {{ guest.partnerName }}',
    });
    const sent = await staff.post(`${templates}/${body.id}/test`, { email: 'me@example.com' });
    expect(sent).toMatchObject({ status: 202, body: { sentTo: 'me@example.com' } });
    await eventually(() =>
      expect(service.catcher.emailsTo('me@example.com').map(({ subject }) => subject)).toEqual([
        '[Test] For Maya Okafor and Daniel Okafor',
      ]),
    );
  });
});

describe('sequences', () => {
  test('follow the rules of the form', async () => {
    const days = 'Days value is required for time-based triggers and must be greater than 0';
    for (const triggerValue of [undefined, null, '', 0, -1]) {
      const refused = await staff.post<Problem>(sequences, {
        name: 'Days',
        triggerType: 'days_before_checkin',
        triggerValue,
      });
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'triggerValue', message: days }] },
      });
    }
    const made = await staff.post<EmailSequence>(sequences, {
      name: 'Come back, you two!',
      triggerType: 'manual',
      triggerValue: '',
    });
    expect(made).toMatchObject({
      status: 201,
      body: { sequenceKey: 'come_back_you_two', triggerValue: null },
    });
    const again = await staff.post<Problem>(sequences, { name: 'Come back you two', triggerType: 'manual' });
    expect(again.status).toBe(409);
    expect(again.body.detail).toContain('already exists');
    const path = `${sequences}/${made.body.id}`;
    expect(await staff.put<Problem>(path, { triggerType: 'days_after_booking' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'triggerValue', message: days }] },
    });
    expect(await staff.put(path, { triggerType: 'days_after_booking', triggerValue: 3 })).toMatchObject({
      status: 200,
      body: { triggerValue: 3, name: 'Come back, you two!' },
    });
    const copy = await staff.post<EmailSequence>(`${path}/duplicate`);
    expect(copy).toMatchObject({
      status: 201,
      body: { sequenceKey: 'come_back_you_two_copy', isActive: false, triggerValue: 3 },
    });
    const taken = await staff.put<Problem>(`${sequences}/${copy.body.id}`, {
      sequenceKey: 'come_back_you_two',
    });
    expect(taken.status).toBe(409);
    expect(await staff.remove(path)).toMatchObject({ status: 204 });
    expect(await staff.remove(path)).toMatchObject({ status: 404 });
  });

  test('lose a step once for ten who remove it at once', async () => {
    const { body: sequence } = await staff.post<EmailSequence>(sequences, {
      name: 'Ten',
      triggerType: 'manual',
    });
    const { body: template } = await staff.post<EmailTemplate>(templates, plain);
    const { body: link } = await staff.post<{ id: string }>('/api/admin/sequence-templates', {
      ...{
        sequenceId: sequence.id,
        templateId: template.id,
        stepNumber: 1,
        delayValue: 1,
        delayUnit: 'days',
      },
    });
    const path = `/api/admin/sequence-templates/${link.id}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => staff.remove(path)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      204,
      ...Array.from({ length: 9 }, () => 404),
    ]);
  });

  test('have complete steps, each template once and each number once', async () => {
    const { body: sequence } = await staff.post<EmailSequence>(sequences, {
      name: 'Steps',
      triggerType: 'manual',
    });
    const { body: template } = await staff.post<EmailTemplate>(templates, plain);
    const { body: other } = await staff.post<EmailTemplate>(templates, plain);
    const link = { sequenceId: sequence.id, templateId: template.id };
    const incomplete = await staff.post<Problem>('/api/admin/sequence-templates', { ...link, delayValue: 0 });
    expect(incomplete.status).toBe(400);
    const message = 'When assigning to a sequence, step number, delay value, and delay unit are required';
    expect(incomplete.body.errors).toEqual([
      { path: 'stepNumber', message },
      { path: 'delayUnit', message },
    ]);
    const whole = { ...link, stepNumber: 1, delayValue: -2, delayUnit: 'days' };
    expect(await staff.post('/api/admin/sequence-templates', whole)).toMatchObject({ status: 201 });
    expect(await staff.post('/api/admin/sequence-templates', { ...whole, stepNumber: 2 })).toMatchObject({
      status: 409,
    });
    expect(
      await staff.post('/api/admin/sequence-templates', { ...whole, templateId: other.id }),
    ).toMatchObject({
      status: 409,
    });
    await staff.post(`${sequences}/${sequence.id}/duplicate`);
    const ambiguous = await staff.put<Problem>(`${templates}/reorder`, {
      updates: [{ id: template.id, stepNumber: 1 }],
    });
    expect(ambiguous).toMatchObject({ status: 422, body: { type: 'sequence-needed' } });
    expect(
      await staff.put(`${templates}/reorder`, {
        updates: [{ id: template.id, stepNumber: 1 }],
        sequenceId: sequence.id,
      }),
    ).toMatchObject({ status: 200, body: [{ id: template.id, stepNumber: 1, delayDays: -2 }] });
    const overridden = await staff.post<Problem>('/api/admin/sequence-templates', {
      ...whole,
      templateId: other.id,
      stepNumber: 2,
      overrideSubject: '{{ nope }}',
    });
    expect(overridden.body.errors).toMatchObject([
      { path: 'overrideSubject', message: expect.stringContaining('Unknown variable: nope.') as string },
    ]);
  });

  test('of bookings are created once, from six emails that render, and staff’s changes are kept', async () => {
    const path = `${sequences}/initialize-booking-sequence`;
    const [first, second] = await Promise.all([
      staff.post<EmailSequence>(path),
      staff.post<EmailSequence>(path),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.id).toBe(first.body.id);
    expect(first.body.templates.map(({ stepNumber, name }) => [stepNumber, name])).toEqual([
      [1, 'Thank you for booking'],
      [2, 'Plan your stay'],
      [3, 'Check-in guide'],
      [4, 'During your stay'],
      [5, 'Thanks and review'],
      [6, 'Come back'],
    ]);
    for (const { id, name } of first.body.templates) {
      const { status, body } = await staff.post<{ html: string; text: string }>(
        `${templates}/${id}/preview`,
        {},
      );
      expect(status).toBe(200);
      expect(`${body.html}${body.text}`, name).not.toMatch(/\{\{|\{%|undefined|null/);
      expect(body.html.match(/Unsubscribe/g), name).toHaveLength(1);
      if (name === 'Check-in guide')
        expect([body.html, body.text]).toEqual([
          expect.stringContaining('481902'),
          expect.stringContaining('481902'),
        ]);
      const saved = await staff.put(`${templates}/${id}`, { subject: 'Mine' });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    }
    const kept = await staff.post<EmailSequence>(path);
    expect(kept.body.templates.map(({ subject }) => subject)).toEqual(Array(6).fill('Mine'));
  });
});

test('a draft that was not saved can be sent to staff', async () => {
  const draft = { subject: 'For {{ guest.firstName }}', htmlContent: '<p>Soon</p>', textContent: '' };
  const sent = await staff.post(`${templates}/test`, { ...draft, email: 'draft@example.com' });
  expect(sent).toMatchObject({ status: 202, body: { sentTo: 'draft@example.com' } });
  await eventually(() =>
    expect(service.catcher.emailsTo('draft@example.com').map(({ subject }) => subject)).toEqual([
      '[Test] For Maya',
    ]),
  );
  const wrong = await staff.post<Problem>(`${templates}/test`, { ...draft, subject: '{{ guest.nam }}' });
  expect(wrong.body.errors).toMatchObject([
    { path: 'subject', message: expect.stringContaining('Unknown variable: guest.nam.') as string },
  ]);
  const nobody = await staff.post(`${templates}/test`, { ...draft, guestId: randomUUID() });
  expect(nobody.status).toBe(404);
});

test('every call requires a session', async () => {
  for (const path of [sequences, templates, '/api/admin/email-sends', '/api/admin/email-suppressions']) {
    expect((await fetch(`${service.origin}${path}`)).status).toBe(401);
  }
});
