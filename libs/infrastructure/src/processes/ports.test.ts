import { describe, expect, it } from 'vitest';
import { findFreePort } from './ports.ts';

describe('findFreePort', () => {
  it('gives no port twice within two minutes, though nobody listens on it yet', async () => {
    const ports = new Set<number>();
    for (let call = 0; call < 400; call += 1) ports.add(await findFreePort());
    expect(ports.size).toBe(400);
  });
});
