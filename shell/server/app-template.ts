import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { templateReader } from '@getaway/edge/page-template';

const sheetLink = /<link href="\/([\w.-]+\.css)" rel="stylesheet">/g;

/**
 * Reads the shell's `app.html`, with its style sheet in it: 1.4 kB that no page has to wait for. Reads both once, or each
 * time in development, where there is no such link. Rejects while one is missing.
 */
export function appTemplateReader(dist: string, development: boolean): () => Promise<string> {
  const read = templateReader(path.join(dist, 'app.html'), development);
  let kept: { readonly template: string; readonly page: string } | undefined;
  return async () => {
    const template = await read();
    if (kept?.template !== template) kept = { template, page: await withSheets(template, dist) };
    return kept.page;
  };
}

async function withSheets(template: string, dist: string): Promise<string> {
  const files = [...template.matchAll(sheetLink)].map(([, file = '']) => file);
  const sheets = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
  return template.replace(sheetLink, () => `<style>${sheets.shift()}</style>`);
}
