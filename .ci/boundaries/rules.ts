import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

// Who may import whom (ARCHITECTURE.md, 'Dependency rules'). Each rule has a planted violation in check.ts.

const services = ['svc-booking', 'svc-calendar', 'svc-crm-email'];
const fronts = ['mf-public', 'mf-admin'];
const parts = [...services, ...fronts, 'shell'];
const tests = '\\.test\\.tsx?$|/tests/|/e2e/';

export const forbidden: readonly IForbiddenRuleType[] = [
  {
    name: 'kernel-depends-on-nothing',
    severity: 'error',
    from: { path: '^libs/kernel/src/', pathNot: tests },
    to: { pathNot: '^libs/kernel/src/' },
  },
  {
    name: 'contracts-know-the-kernel-alone',
    severity: 'error',
    from: { path: '^libs/contracts/src/', pathNot: tests },
    to: { path: '^(?:libs|shell|mf-|svc-)', pathNot: '^libs/(?:contracts|kernel)/' },
  },
  {
    name: 'kits-know-kernel-and-contracts',
    severity: 'error',
    from: { path: '^libs/(service-kit|web-kit)/src/', pathNot: tests },
    to: { path: '^(?:libs|shell|mf-|svc-)', pathNot: '^libs/(?:$1|contracts|kernel)/' },
  },
  {
    name: 'libs-know-no-part',
    severity: 'error',
    from: { path: '^libs/', pathNot: tests },
    to: { path: `^(?:${parts.join('|')})/` },
  },
  ...parts.map((part): IForbiddenRuleType => ({
    name: `${part}-knows-no-other-part`,
    severity: 'error',
    from: { path: `^${part}/` },
    to: { path: `^(?:${parts.filter((other) => other !== part).join('|')})/` },
  })),
  {
    name: 'fronts-use-no-service-kit',
    severity: 'error',
    // Their tests may: nothing of those is bundled.
    from: { path: '^(?:mf-public|mf-admin|shell)/src/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^libs/(?:service-kit|dev-stack|testing)/' },
  },
  {
    name: 'shell-has-no-react',
    severity: 'error',
    from: { path: '^shell/src/' },
    to: { path: '(?:^|/)node_modules/(?:react|react-dom|antd)/' },
  },
  {
    name: 'the-public-site-has-no-antd',
    severity: 'error',
    from: { path: '^(?:mf-public|libs/web-kit)/' },
    to: { path: '(?:^|/)node_modules/antd/' },
  },
  {
    name: 'domain-is-pure',
    severity: 'error',
    from: { path: '^svc-[^/]+/src/domain/', pathNot: tests },
    to: { pathNot: '^(?:svc-[^/]+/src/domain/|libs/(?:kernel|contracts)/src/)' },
  },
  {
    name: 'domain-takes-only-types-from-contracts',
    severity: 'error',
    from: { path: '^svc-[^/]+/src/domain/', pathNot: tests },
    to: { path: '^libs/contracts/src/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'use-cases-know-no-edge',
    severity: 'error',
    from: { path: '^svc-[^/]+/src/use-cases/', pathNot: tests },
    to: { path: '^svc-[^/]+/src/(?:http|messaging|service\\.ts|main\\.ts|config\\.ts)' },
  },
  {
    name: 'edges-do-not-know-each-other',
    severity: 'error',
    from: { path: '^svc-[^/]+/src/(http|messaging)/', pathNot: tests },
    to: { path: '^svc-[^/]+/src/(?:http|messaging)/', pathNot: '^svc-[^/]+/src/$1/' },
  },
  {
    name: 'data-knows-no-use-case',
    severity: 'error',
    from: { path: '^svc-[^/]+/src/(?:data|payments)/', pathNot: tests },
    to: { path: '^svc-[^/]+/src/(?:use-cases|http|messaging|service\\.ts)' },
  },
  {
    name: 'only-data-knows-prisma',
    severity: 'error',
    from: { path: '^svc-[^/]+/src/', pathNot: `^svc-[^/]+/src/(?:data|generated)/|${tests}` },
    to: { path: '^svc-[^/]+/src/generated/|(?:^|/)node_modules/@prisma/' },
  },
  {
    name: 'only-payments-knows-the-card-provider',
    severity: 'error',
    from: { path: '^svc-[^/]+/src/', pathNot: '^svc-[^/]+/src/payments/' },
    to: { path: '(?:^|/)node_modules/stripe/' },
  },
  {
    name: 'features-do-not-know-each-other',
    severity: 'error',
    from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
    to: { path: '^(?:mf-[^/]+)/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'everything-is-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
];

export const options: ICruiseOptions = {
  doNotFollow: { path: '(?:^|/)node_modules/|/generated/|/dist/' },
  exclude: { path: '/dist/|/dist-ssr/|/\\.rspack-cache/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['types', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
  skipAnalysisNotInRules: true,
};
