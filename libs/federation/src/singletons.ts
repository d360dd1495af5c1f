import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Shared {
  singleton: true;
  requiredVersion: string;
}

// Neither antd nor the router: sharing a package stops its tree shaking (594 kB against 238 kB gz).
const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'swr', 'dayjs'];

/** The packages of which a page has one copy, with the versions that the part pins. */
export function singletons(dir: string): Record<string, Shared> {
  // Bundled packages are needed only for the build; the part's server runs without them.
  const { devDependencies: bundled } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const shared = names.flatMap((name) => {
    const requiredVersion = bundled[name.split('/')[0] ?? name];
    return requiredVersion === undefined ? [] : [[name, { singleton: true, requiredVersion }] as const];
  });
  return Object.fromEntries(shared);
}
