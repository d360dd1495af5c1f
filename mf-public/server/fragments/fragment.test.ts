import { describe, expect, it } from 'vitest';
import { fragmentOf, type Manifest } from './fragment.ts';

const chunks = (js: string[], css: string[] = []) => ({ js: { sync: js }, css: { sync: css } });
const manifest: Manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.1.js' } },
  shared: [
    { name: 'react', assets: chunks(['react.js']) },
    { name: 'dayjs', assets: chunks(['dayjs.js']) },
  ],
  exposes: [{ name: 'app', assets: chunks(['app.js', 'react.js'], ['app.css']) }],
};

describe('a fragment', () => {
  it('moves what React hoists into the head', () => {
    const { head, body } = fragmentOf(
      '<title>Home</title><meta name="x" content="y"/><main>Hi</main>',
      'b1',
      manifest,
    );
    expect(head).toMatch(/^<title>Home<\/title>\n<meta name="x" content="y"\/>\n/);
    expect(body).toBe('<main>Hi</main>');
  });

  it('leaves the same tags alone inside the page', () => {
    const { body } = fragmentOf('<main><svg><title>Lamp</title></svg></main>', 'b1', manifest);
    expect(body).toBe('<main><svg><title>Lamp</title></svg></main>');
  });

  it('links what the page starts with, each file once, and nothing that only another remote needs', () => {
    const { head } = fragmentOf('<main></main>', 'b1', manifest);
    expect(head.match(/react\.js/g)).toHaveLength(1);
    expect(head).toContain('<link rel="stylesheet" href="{base}app.css">');
    expect(head).not.toContain('dayjs.js');
  });

  it('is painted with its own rules where they are known, before the whole style sheet has come', () => {
    const { head, foot } = fragmentOf('<main></main>', 'b1', manifest, { styles: 'main{color:red}' });
    expect(head).toContain('<style>main{color:red}</style>');
    expect(head).not.toContain('stylesheet');
    expect(foot).toBe('<link rel="stylesheet" href="{base}app.css">');
  });

  it('preloads the scripts of its own page after what all pages start with', () => {
    const { head } = fragmentOf('<main></main>', 'b1', manifest, { own: ['page-stay.1.js'] });
    expect(head.indexOf('page-stay.1.js')).toBeGreaterThan(head.indexOf('{base}app.js'));
    expect(head).toContain(
      '<link rel="preload" as="script" href="{base}page-stay.1.js" fetchpriority="low">',
    );
  });

  it('holds its scripts back until the first picture is there, if it has one', () => {
    const { head } = fragmentOf('<img src="house.avif" fetchPriority="high"/>', 'b1', manifest);
    expect(head).toContain(
      '<link rel="preload" as="script" href="{base}react.js" fetchpriority="low" media="not all">',
    );
  });
});
