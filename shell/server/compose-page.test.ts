import { describe, expect, it } from 'vitest';
import { Html } from './html.ts';
import { composePage, type PageParts } from './compose-page.ts';

const template =
  '<head><!--edge:head--></head><body><!--edge:notice--><div data-build-id="<!--edge:build-->"><!--edge:page--></div></body>';
const fragment = {
  buildId: 'b1',
  head: '<title>Home</title><link href="{base}a.css"><link href="{site}/">',
  body: '<img src="{base}x.webp">$& costs $1',
};
const parts: PageParts = {
  template,
  fragment,
  origin: 'https://hollow.example',
  fragmentBase: '/remotes/mf-public/',
  house: { name: 'A & B', colour: '#0b1020', style: '', data: '{}' },
  found: true,
};

describe('a composed page', () => {
  it('carries the fragment, its build and the addresses of its files', () => {
    expect(composePage(parts)).toBe(
      '<head><title>Home</title><link href="/remotes/mf-public/a.css"><link href="https://hollow.example/"></head>' +
        '<body><div data-build-id="b1"><img src="/remotes/mf-public/x.webp">$& costs $1</div></body>',
    );
  });

  it('has whole addresses of files for search engines, also of files on another host', () => {
    const body = '"{site}{base}x.webp"';
    expect(composePage({ ...parts, fragment: { ...fragment, body } })).toContain(
      '"https://hollow.example/remotes/mf-public/x.webp"',
    );
    const fragmentBase = 'https://files.example/';
    expect(composePage({ ...parts, fragmentBase, fragment: { ...fragment, body } })).toContain(
      '"https://files.example/x.webp"',
    );
  });

  it('fills the places of a page, and leaves those that nothing is known for', () => {
    const body = '<i><!--months--></i><b><!--from-price--></b>';
    const places = { 'from-price': new Html('$200') };
    expect(composePage({ ...parts, places, fragment: { ...fragment, body } })).toContain(
      '<i><!--months--></i><b>$200</b>',
    );
  });

  it('without a fragment names the property and tells browsers without JavaScript what is missing', () => {
    const html = composePage({ ...parts, fragment: undefined });
    expect(html).toContain('<title>A &#38; B</title>');
    expect(html).toContain('This page needs JavaScript');
    expect(html).toContain('data-build-id=""');
  });

  it('says 404 in the HTML of an unknown path that nothing was rendered for', () => {
    expect(composePage({ ...parts, fragment: undefined, found: false })).toContain('404 Page Not Found');
  });
});
