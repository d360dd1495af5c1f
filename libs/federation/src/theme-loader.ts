import { themeOf } from '@getaway/property/colours';
import type { LoaderContext } from '@rspack/core';
import { readHouse } from '@getaway/property/build/house';

/** Appends the host's colors to the theme, which overrides its own. */
export default function themeLoader(this: LoaderContext, css: string): string {
  const { property, file } = readHouse();
  this.addDependency(file);
  const own = Object.entries(themeOf(property.colours)).map(([name, value]) => `--${name}: ${value};`);
  return own.length === 0 ? css : `${css}\n:root { ${own.join(' ')} }\n`;
}
