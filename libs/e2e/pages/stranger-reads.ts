import { globSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Call } from '@getaway/contracts/http/call';

const root = path.join(import.meta.dirname, '../../..');

export interface StrangersAnswer {
  readonly address: string;
  readonly text: string;
}

/** Everything that anyone may read of the site: its pages, some files, and all public calls. */
export async function readAsStranger(request: APIRequestContext): Promise<StrangersAnswer[]> {
  const pages = ['/', '/booking', '/childcare', '/privacy-policy', '/terms-of-service', '/no-such-page'];
  const files = [
    '/api/admin/house/guide-preview',
    '/config.json',
    '/property.json',
    '/libs/property/property.json',
    '/guide/parking.svg',
  ];
  const stays = [`/stay/${'A'.repeat(43)}`, '/stay?preview', '/api/stay', '/api/stay/guide'];
  const calls = await publicReads();
  if (calls.length <= 8) throw new Error('The public calls were not found');
  return Promise.all([...pages, ...files, ...stays, ...calls].map((address) => answerOf(request, address)));
}

async function answerOf(
  request: APIRequestContext,
  address: string,
): Promise<{ address: string; text: string }> {
  const answer = await request.get(address, { headers: { authorization: `Stay ${'A'.repeat(43)}` } });
  return { address, text: await answer.text() };
}

/** The paths of all calls that anyone may make and that change nothing. */
async function publicReads(): Promise<string[]> {
  const modules = globSync('libs/contracts/src/http/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const calls = await Promise.all(
    modules.map(async (file) => {
      const exported: unknown = await import(path.join(root, file));
      return typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isCall) : [];
    }),
  );
  return calls
    .flat()
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .map((call) => call.path.replaceAll(/:\w+/g, 'x'));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value;
}
