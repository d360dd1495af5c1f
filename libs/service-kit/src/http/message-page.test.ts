import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bundledProperty } from '@getaway/property';
import { messagePage } from './message-page.ts';

const message = { title: 'Done', content: '<p>All set.</p>' };

test('shows the house’s name as text, and allows its own style alone', () => {
  const { html, contentSecurityPolicy } = messagePage(
    { ...bundledProperty, name: '<b>"Fox" & Hare' },
    message,
  );
  expect(html).toContain('<title>Done – &lt;b&gt;&quot;Fox&quot; &amp; Hare</title>');
  expect(html).toContain('<header>&lt;b&gt;&quot;Fox&quot; &amp; Hare</header>');
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(contentSecurityPolicy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
});

test('is drawn in the house’s own colors, dark enough for white words on a button', () => {
  const colours = { background: '#10241c', accent: '#ffdd00' };
  const { html } = messagePage({ ...bundledProperty, colours }, message);
  expect(html).toContain('header{background:#10241c');
  expect(html).not.toContain('--ember:#ffdd00');
  expect(html).not.toContain('--ember:#a34f17');
});
