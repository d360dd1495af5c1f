import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'browser');
const inOrder = [
  'card-details.ts',
  'card-form.ts',
  'dialog.ts',
  'challenge.ts',
  'wallets.ts',
  'format-money.ts',
  'payment.ts',
  'element.ts',
  'payment-element.ts',
  'express-element.ts',
  'elements.ts',
  'stripe.ts',
];

/**
 * The browser's modules as one classic script: pages load it with a plain script element and expect
 * `window.Stripe` as soon as that has loaded, which leaves no time for imports. The modules import only each
 * other, so their joining needs no bundler: types, imports and the word `export` go.
 */
export function readBrowserScript(): string {
  const parts = inOrder.map((name) =>
    withoutLinks(stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'))),
  );
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

export function readBrowserStyles(): string {
  return readFileSync(join(folder, 'stripe.css'), 'utf8');
}

function withoutLinks(script: string): string {
  return script.replaceAll(/^import [^;]*;$/gm, '').replaceAll(/^export /gm, '');
}
