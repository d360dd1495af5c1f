import { showingFaults } from './property.ts';

type Content = Readonly<Record<string, unknown>>;

/** The page and its section: `texts.home.hero`. */
const levelsOfTexts = 3;

/**
 * A draft to look at while it is written: the parts that cannot be shown are those of the published house. A part is one field
 * of the file, or one section of its texts. Neither is changed.
 */
export function showableHouse(draft: Content, published: Content): Content {
  let house = draft;
  for (const { path } of showingFaults(draft)) {
    const [field = '', ...inner] = path.split('.');
    const section = field === 'texts' ? inner.slice(0, levelsOfTexts - 1) : [];
    house = withPart(house, published, field, section);
  }
  // Parts can depend on each other, such as a text on a photo.
  return showingFaults(house).length === 0 ? house : published;
}

function withPart(draft: Content, published: Content, name: string, inner: readonly string[]): Content {
  const { [name]: own, ...rest } = draft;
  const [next, ...further] = inner;
  const theirs = published[name];
  const part =
    next !== undefined && isObject(own)
      ? withPart(own, isObject(theirs) ? theirs : {}, next, further)
      : theirs;
  return part === undefined ? rest : { ...rest, [name]: part };
}

function isObject(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
