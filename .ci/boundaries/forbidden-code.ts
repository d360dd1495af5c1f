import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Code that no part may contain, because docs/asvs.md relies on its absence. Each rule has a planted violation.

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  /** Code that the rule must find. */
  readonly planted: string;
  /** The files that may contain it, each with its reason. */
  readonly except?: readonly string[];
}

const rules: readonly Rule[] = [
  {
    name: 'starts no process',
    pattern: /['"](?:node:)?child_process['"]/,
    planted: `import { exec } from 'node:child_process';`,
    // Can stop a library that hangs on a file, which a thread cannot. It starts Node with a fixed program, without a shell.
    except: ['svc-booking/src/house/files/picture-process.ts'],
  },
  {
    name: 'runs no text as code',
    pattern: /\beval\(|\bnew Function\(|['"](?:node:)?vm['"]/,
    planted: 'new Function(text)()',
  },
  {
    name: 'makes no regular expression at run time',
    pattern: /\bRegExp\(/,
    planted: 'new RegExp(search).test(name)',
    // Built from constants for readability.
    except: ['svc-crm-email/src/chat/pattern.rules.ts', 'libs/property/src/schema/pattern.ts'],
  },
  {
    name: 'writes no HTML into a page past React',
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    planted: 'element.innerHTML = name',
    // JSON-LD, with `<` escaped. A constant comment, where the edge fills in what it has escaped. Nothing, where React leaves
    // alone what it rendered before.
    except: [
      'mf-public/src/features/home/lodging-data.tsx',
      'mf-public/src/ui/served-link.tsx',
      'mf-public/src/ui/served-place.tsx',
      'mf-public/src/ui/served-part.tsx',
    ],
  },
  {
    name: 'listens to no other window',
    pattern: /addEventListener\(\s*['"]message['"]|\bonmessage\b/,
    planted: `window.addEventListener('message', act)`,
  },
  {
    name: 'keeps nothing in the browser beyond its tab',
    pattern: /\blocalStorage\b|\bindexedDB\b/,
    planted: `localStorage.setItem('guest', name)`,
  },
  {
    name: 'does not get in the way of password managers',
    pattern: /\bonPaste\b|type="password"|Input\.Password[^>]*autoComplete="off"/,
    planted: '<Input type="password" onPaste={refuse} />',
  },
  {
    name: 'hashes with SHA-256 alone',
    pattern: /create(?:Hash|Hmac)\(\s*(?!['"]sha256['"])/,
    planted: `createHash('md5')`,
  },
  {
    name: 'uses no predictable random numbers',
    pattern: /Math\.random\(/,
    planted: 'const code = Math.random()',
    // Names an entry of the browser's history, which protects nothing.
    except: ['mf-public/src/layout/visit.ts'],
  },
  {
    name: 'checks every certificate',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    planted: '{ rejectUnauthorized: false }',
  },
  {
    name: 'puts no value into the text of a query',
    pattern: /(?:query|execute)RawUnsafe/,
    planted: 'prisma.$queryRawUnsafe(text)',
    // The only place that passes SQL text with separate parameters.
    except: ['libs/service-kit/src/sql.ts'],
  },
  {
    name: 'mounts every call through its contract, which says who may make it',
    pattern: /\b\w*[rR]outer(?:\(\))?\s*\.(?:get|post|put|patch|delete|all)\(/,
    planted: `router.get('/api/admin/everything', answer)`,
    // Routes that are not JSON calls: health, keys, API descriptions, and routes that need a signature or a secret link.
    except: [
      'libs/service-kit/src/health.ts',
      'libs/service-kit/src/http/mount.ts',
      'libs/service-kit/src/http/api-description/api-description.routes.ts',
      'svc-booking/src/staff/session-keys.routes.ts',
      'svc-booking/src/staff/sign-in-link.routes.ts',
      'svc-booking/src/payments/webhook.routes.ts',
      'svc-calendar/src/exports/export.routes.ts',
      'svc-crm-email/src/delivery/email-links.routes.ts',
    ],
  },
];

/** The names of the rules, which docs/asvs.md cites. */
export const forbiddenCodeRules: ReadonlySet<string> = new Set(rules.map(({ name }) => name));

const products = [
  'svc-*',
  'mf-*',
  'shell',
  'libs/service-kit',
  'libs/edge',
  'libs/web-kit',
  'libs/kernel',
  'libs/property',
  'libs/contracts',
];

/** The places with forbidden code, and the rules that no longer find their planted violation. */
export function checkForbiddenCode(root: string): string[] {
  const files = products
    .flatMap((part) => globSync(`${part}/{src,server}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file));
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  return [
    ...rules
      .filter(({ pattern, planted }) => !pattern.test(planted))
      .map(({ name }) => `the rule ‘${name}’ does not see its planted violation`),
    ...rules.flatMap(({ name, pattern, except = [] }) =>
      texts
        .filter(({ file, text }) => pattern.test(text) !== except.includes(file))
        .map(({ file }) =>
          except.includes(file) ? `${file} needs no exception from ‘${name}’` : `${file}: breaks ‘${name}’`,
        ),
    ),
  ];
}
