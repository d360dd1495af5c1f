import { describe, expect, it } from 'vitest';
import { findFreePort } from './ports.ts';

describe('findFreePort', () => {
  it('returns no port twice within two minutes, even if no process listens on it yet', async () => {
    const ports = new Set<number>();
    for (let call = 0; call < 400; call += 1) ports.add(await findFreePort());
    expect(ports.size).toBe(400);
  });
});
