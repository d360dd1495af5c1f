import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

// The allowed imports (ARCHITECTURE.md, 'Dependency rules'). Each rule has a planted violation in check.ts.

const services = ['svc-booking', 'svc-calendar', 'svc-crm-email'];
const fronts = ['mf-public', 'mf-admin'];
const parts = [...services, ...fronts, 'shell'];
/** A service's own source. */
const service = '^svc-[^/]+/src/';
/** The roles of entry points and their helpers. */
const edges = 'routes|consumer|job|http|problem';
const tests = '\\.test\\.tsx?$|/tests/';

/** The guest's booking, whose imports go one way: draft ← steps, summary ← wizard ← page. */
const booking = '^mf-public/src/features/booking/';

/** The packages that build, start, test, and operate the site, and are not part of it. */
const tools = 'infrastructure|local-stack|card-sandbox|demo|operations|testing|e2e|artwork';

export const forbidden: readonly IForbiddenRuleType[] = [
  {
    name: 'kernel-depends-on-nothing',
    severity: 'error',
    from: { path: '^libs/kernel/src/', pathNot: tests },
    to: { pathNot: '^libs/kernel/src/' },
  },
  {
    name: 'property-knows-kernel-and-contracts',
    severity: 'error',
    from: { path: '^libs/property/src/', pathNot: tests },
    to: { path: '^(?:libs|shell|mf-|svc-)', pathNot: '^libs/(?:property|contracts|kernel)/' },
  },
  {
    name: 'contracts-know-the-kernel-alone',
    severity: 'error',
    from: { path: '^libs/contracts/src/', pathNot: tests },
    to: { path: '^(?:libs|shell|mf-|svc-)', pathNot: '^libs/(?:contracts|kernel)/' },
  },
  {
    name: 'kits-know-kernel-property-and-contracts',
    severity: 'error',
    from: { path: '^libs/(service-kit|web-kit)/src/', pathNot: tests },
    to: { path: '^(?:libs|shell|mf-|svc-)', pathNot: '^libs/(?:$1|contracts|property|kernel)/' },
  },
  {
    name: 'edge-knows-the-service-kit-and-what-it-knows',
    severity: 'error',
    from: { path: '^libs/edge/src/', pathNot: tests },
    to: {
      path: '^(?:libs|shell|mf-|svc-)',
      pathNot: '^libs/(?:edge|service-kit|contracts|property|kernel)/',
    },
  },
  {
    name: 'infrastructure-knows-no-other-lib',
    severity: 'error',
    from: { path: '^libs/infrastructure/' },
    to: { path: '^libs/', pathNot: '^libs/infrastructure/' },
  },
  {
    name: 'operations-know-infrastructure-alone',
    severity: 'error',
    from: { path: '^libs/operations/' },
    to: { path: '^libs/', pathNot: '^libs/(?:operations|infrastructure)/' },
  },
  {
    name: 'local-stack-knows-no-demo',
    severity: 'error',
    from: { path: '^libs/local-stack/' },
    to: { path: '^libs/(?:demo|operations|testing|e2e)/' },
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
    name: 'services-use-no-edge-and-no-tool',
    severity: 'error',
    from: { path: '^svc-[^/]+/src/', pathNot: tests },
    to: { path: `^libs/(?:edge|web-kit|federation|${tools})/` },
  },
  {
    name: 'fronts-use-no-service-kit',
    severity: 'error',
    // Their tests may, because tests are not bundled.
    from: { path: '^(?:mf-public|mf-admin|shell)/src/', pathNot: '\\.test\\.tsx?$' },
    to: { path: `^libs/(?:service-kit|edge|${tools})/` },
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
    name: 'rules-are-pure',
    severity: 'error',
    from: { path: `${service}.+\\.rules\\.ts$` },
    to: { pathNot: `${service}.+\\.rules\\.ts$|^libs/(?:kernel|property|contracts)/src/` },
  },
  {
    name: 'rules-take-only-types-from-contracts',
    severity: 'error',
    from: { path: `${service}.+\\.rules\\.ts$` },
    to: { path: '^libs/(?:property|contracts)/src/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'use-cases-know-no-edge',
    severity: 'error',
    // In a subject, a file without a role in its name is a use case or a part of one.
    from: { path: `${service}[^/]+/.+\\.ts$`, pathNot: `\\.(?:${edges}|test)\\.ts$` },
    to: { path: `${service}(?:.+\\.(?:${edges})|service|main|config|routes|dependencies)\\.ts$` },
  },
  {
    name: 'edges-do-not-know-each-other',
    severity: 'error',
    from: { path: `${service}.+\\.(?:routes|consumer|job)\\.ts$` },
    to: { path: `${service}.+\\.(?:routes|consumer|job)\\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'repositories-know-rules-and-repositories',
    severity: 'error',
    from: { path: `${service}.+\\.repository\\.ts$` },
    to: {
      path: service,
      pathNot: `${service}(?:.+\\.(?:repository|rules)\\.ts$|database/|generated/)`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'a-subject-alone-knows-its-repositories',
    severity: 'error',
    from: { path: '^(svc-[^/]+)/src/([^/]+)/' },
    to: { path: `${service}[^/]+/.*\\.repository\\.ts$`, pathNot: '^$1/src/(?:$2|database)/' },
  },
  {
    name: 'edges-call-use-cases',
    severity: 'error',
    from: { path: `${service}.+\\.(?:routes|consumer|job|http|problem)\\.ts$` },
    to: { path: `${service}[^/]+/.*\\.repository\\.ts$` },
  },
  {
    name: 'only-repositories-know-prisma',
    severity: 'error',
    from: { path: service, pathNot: `${service}(?:.+\\.repository\\.ts$|database/|generated/)|${tests}` },
    to: { path: `${service}generated/|(?:^|/)node_modules/@prisma/` },
  },
  {
    name: 'only-clients-know-the-card-provider',
    severity: 'error',
    from: { path: service, pathNot: `${service}payments/.+\\.client\\.ts$` },
    to: { path: '(?:^|/)node_modules/stripe/' },
  },
  {
    name: 'features-do-not-know-each-other',
    severity: 'error',
    from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
    to: { path: '^(?:mf-[^/]+)/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'the-booking-draft-knows-no-react-and-no-page',
    severity: 'error',
    from: { path: `${booking}draft/` },
    to: {
      path: '(?:^|/)node_modules/(?:react|react-dom|swr)/|^mf-public/src/|^libs/web-kit/.+\\.tsx$',
      pathNot: `${booking}draft/|^mf-public/src/property\\.ts$`,
    },
  },
  {
    name: 'booking-steps-and-summary-know-only-the-draft',
    severity: 'error',
    from: { path: `${booking}([^/]+)/`, pathNot: `${booking}(?:draft|wizard)/` },
    to: { path: booking, pathNot: `${booking}(?:draft|$1)/` },
  },
  {
    name: 'the-booking-wizard-knows-no-page',
    severity: 'error',
    from: { path: `${booking}wizard/` },
    to: { path: `${booking}[^/]+$|^mf-public/src/(?:routes|site|app)\\.tsx$` },
  },
  {
    name: 'the-booking-page-knows-only-the-wizard',
    severity: 'error',
    from: { path: `${booking}[^/]+\\.tsx?$` },
    to: { path: `${booking}[^/]+/`, pathNot: `${booking}wizard/` },
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
