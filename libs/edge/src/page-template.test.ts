import { bundledProperty } from '@getaway/property';
import { pageHouseOf } from '@getaway/property/house/page-house';
import { describe, expect, it } from 'vitest';
import { fillTemplate, housePlaces } from './page-template.ts';

const template = '<meta content="<!--edge:color-->"><!--edge:style--><!--edge:house--><!--edge:nothing-->';
const pageOf = (property: typeof bundledProperty) =>
  fillTemplate(template, housePlaces(pageHouseOf(property, { photos: {} })));

describe('the house in a page', () => {
  it('is data for bundles, and no style where the colors are those of the theme', () => {
    const html = pageOf(bundledProperty);
    expect(html).toMatch(
      /^<meta content="#0b1020"><script type="application\/json" id="house">\{.*\}<\/script>$/,
    );
    // Of the guide, nothing; what guests ask before they book is for everyone.
    expect(html).not.toContain('two-chairs-one-fire');
    expect(html).toContain('free of animal hair');
  });

  it("has the host's colors before any style sheet has loaded, above those of every theme", () => {
    const html = pageOf({ ...bundledProperty, colours: { background: '#0e1f1c', accent: '#e9b872' } });
    expect(html).toMatch(/content="#0e1f1c"><style>html:root\{[^<]*--night-900:#0e1f1c;[^<]*\}<\/style>/);
    expect(html).toContain('--ember-400:#e9b872');
  });

  it('cannot end the element that holds it', () => {
    const html = pageOf({ ...bundledProperty, tagline: '</script><!--<script>alert(1)' });
    const [, data = ''] = /id="house">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      facts: { property: { tagline: '</script><!--<script>alert(1)' } },
    });
  });
});
