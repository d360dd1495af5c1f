import * as v from 'valibot';

/** What a page needs of its house. Each text is ready for its place in the page's HTML, except for the name. */
export const PageHouse = v.object({
  name: v.string(),
  /** The color of the browser's own frame around the page. */
  colour: v.string(),
  /** The content of a style element; empty for a house in the theme's own colors. */
  style: v.string(),
  /** The content of the element `<script type="application/json" id="house">`, which bundles read. */
  data: v.string(),
  /** Of the house, to know an outdated fragment by. Fragments of before it have none. */
  revision: v.optional(v.string()),
});
export type PageHouse = v.InferOutput<typeof PageHouse>;
