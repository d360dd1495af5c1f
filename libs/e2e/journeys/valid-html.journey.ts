import { HtmlValidate } from 'html-validate';
import { expect, test } from '../fixtures.ts';

const pages = [
  '/',
  '/booking',
  '/childcare',
  '/find-booking',
  '/privacy-policy',
  '/terms-of-service',
  '/no-such-page',
  '/admin-login',
];

// React writes <br/> and attributes such as fetchPriority, which HTML allows and this linter's taste does not.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'void-style': 'off', 'attr-case': 'off' },
});

test('every page that the server sends is valid HTML', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(faults, path).toEqual([]);
  }
});
