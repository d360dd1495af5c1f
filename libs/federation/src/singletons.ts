import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Shared {
  singleton: true;
  requiredVersion: string;
}

// Neither antd nor the router: sharing a package stops its tree shaking (594 kB against 238 kB gz).
const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'swr', 'dayjs'];

/** The packages of which one page holds one copy, with the versions that the part pins. */
export function singletons(dir: string): Record<string, Shared> {
  const { dependencies } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const shared = names.flatMap((name) => {
    const requiredVersion = dependencies[name.split('/')[0] ?? name];
    return requiredVersion === undefined ? [] : [[name, { singleton: true, requiredVersion }] as const];
  });
  return Object.fromEntries(shared);
}
