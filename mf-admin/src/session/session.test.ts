import { afterEach, expect, it, vi } from 'vitest';
import { signIn } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

it('a sign-in reads nothing of its answer, and asks once who signed in', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answer =
      path === '/api/admin/user' ? Response.json({ id: '1', username: 'admin' }) : new Response('Welcome');
    return Promise.resolve(answer);
  });
  await signIn({ username: 'admin', password: 'a long password' });
  expect(asked).toEqual(['/api/admin/login', '/api/admin/user']);
});
