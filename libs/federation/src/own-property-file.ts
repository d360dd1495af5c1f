import path from 'node:path';

/** The host's own property file, when one is named: it is built in in the place of the bundled one. */
export function ownPropertyFile(): string | undefined {
  const file = process.env['PROPERTY_FILE'];
  return file ? path.resolve(file) : undefined;
}
