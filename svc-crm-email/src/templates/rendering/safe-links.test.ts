import { describe, expect, test } from 'vitest';
import { checkLinks, withoutUnsafeLinks } from './safe-links.ts';

describe('an unsafe address in a link', () => {
  test.each([
    ['<a href="javascript:alert(1)">x</a>', '<a >x</a>'],
    ["<a class='b' HREF='JavaScript:alert(1)' id=c>x</a>", "<a class='b'  id=c>x</a>"],
    ['<a href=" \u0001java\n\tscript:alert(1)">x</a>', '<a >x</a>'],
    ['<a href="&#106;avascript&colon;alert(1)">x</a>', '<a >x</a>'],
    ['<a href=vbscript:x>x</a>', '<a >x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a >x</a>'],
    ['<a href="file:///etc/passwd">x</a>', '<a >x</a>'],
    ['<svg><a xlink:href="javascript:1">x</a></svg>', '<svg><a >x</a></svg>'],
    [
      '<form action="javascript:1"><button formaction="javascript:2">x</button></form>',
      '<form ><button >x</button></form>',
    ],
    ['<img src="data:image/svg+xml,x">', '<img >'],
    ['<iframe srcdoc="<a href=javascript:1>"></iframe>', '<iframe ></iframe>'],
    ['<table><a href="javascript:1">out of place</a></table>', '<table><a >out of place</a></table>'],
    ['<noscript><a href="javascript:1">x</a></noscript>', '<noscript><a >x</a></noscript>'],
    ['<template><a href="javascript:1">x</a></template>', '<template><a >x</a></template>'],
    [
      '<!--[if mso]><v:rect href="javascript:1">x</v:rect><![endif]-->',
      '<!--[if mso]><v:rect >x</v:rect><![endif]-->',
    ],
  ])('%s is left out', (html, safe) => {
    expect(withoutUnsafeLinks(html)).toBe(safe);
  });

  test('is reported once with its tag', () => {
    expect(checkLinks('<p>1 < 2 <b><a href="javascript:1">x</b></a></p>')).toEqual({
      endsInTag: false,
      unsafe: [{ tag: 'a', address: 'javascript:1', start: 15, end: 34 }],
    });
  });

  test('cannot hide in a tag that later text would close', () => {
    expect(checkLinks('<p>Hello</p><a href="javascript:1" ')).toEqual({ endsInTag: true });
    expect(withoutUnsafeLinks('<p>Hello</p><a href="javascript:1')).toBeUndefined();
  });
});

test.each([
  '<a href="https://example.com/a?b=javascript:c&amp;d">x</a>',
  '<a href="HTTP://example.com">x</a><a href="mailto:me@example.com">x</a><a href="tel:+14045550198">x</a>',
  '<a href="#top">x</a><a href="/booking?promo=A">x</a><a href="{{ links.booking }}">x</a><a>x</a>',
  '<img src="data:image/png;base64,AAAA"><img src="cid:logo"><img src="https://example.com/a.png">',
  '<!doctype html><html><body bgcolor="#fff"><!-- javascript: is a word --><p>javascript:alert(1)</p></body></html>',
  'a < b and {% if guest.firstName %}c{% endif %}',
])('%s is unchanged', (html) => {
  expect(withoutUnsafeLinks(html)).toBe(html);
});
