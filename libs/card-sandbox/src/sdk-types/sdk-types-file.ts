import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SdkTypes } from './schema.ts';

/** The generated table: the sandbox runs where there is no compiler. */
export const sdkTypesFile = join(import.meta.dirname, 'sdk-types.json');

export function loadSdkTypes(): SdkTypes {
  return JSON.parse(readFileSync(sdkTypesFile, 'utf8')) as SdkTypes;
}

/** One type a line, so that a new SDK's changes can be read. */
export function textOf({ objects, parameters }: SdkTypes): string {
  const lines = (types: Readonly<Record<string, unknown>>): string =>
    Object.entries(types)
      .map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`)
      .join(',\n');
  return `{"objects":{\n${lines(objects)}\n},\n"parameters":{\n${lines(parameters)}\n}}\n`;
}
