import { describe, expect, it } from 'vitest';
import { readSidebarOpen, sidebarCookie } from './sidebar-cookie.ts';

describe('the remembered sidebar', () => {
  it.each([
    ['', true],
    ['sidebar_state=true', true],
    ['theme=x; sidebar_state=false; other=1', false],
    ['my_sidebar_state=false', true],
  ])('from %j is open: %s', (cookies, open) => {
    expect(readSidebarOpen(cookies)).toBe(open);
  });

  it('lasts seven days, on every path', () => {
    expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  });
});
