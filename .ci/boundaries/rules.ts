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

type Rule = Omit<IForbiddenRuleType, 'severity'>;

/** Libraries that may import themselves and the given ones alone. */
const libKnows = (name: string, lib: string, known: string): Rule => ({
  name,
  from: { path: `^libs/(${lib})/src/`, pathNot: tests },
  to: { path: '^(?:libs|shell|mf-|svc-)', pathNot: `^libs/(?:$1|${known})/` },
});

/** Files that may not import the given packages. */
const withoutPackage = (name: string, from: Rule['from'], packages: string): Rule => ({
  name,
  from,
  to: { path: `(?:^|/)node_modules/(?:${packages})/` },
});

const rules: readonly Rule[] = [
  {
    name: 'kernel-depends-on-nothing',
    from: { path: '^libs/kernel/src/', pathNot: tests },
    to: { pathNot: '^libs/kernel/src/' },
  },
  libKnows('property-knows-kernel-and-contracts', 'property', 'contracts|kernel'),
  libKnows('contracts-know-the-kernel-alone', 'contracts', 'kernel'),
  libKnows('kits-know-kernel-property-and-contracts', 'service-kit|web-kit', 'contracts|property|kernel'),
  libKnows(
    'edge-knows-the-service-kit-and-what-it-knows',
    'edge',
    'service-kit|contracts|property|pictures|kernel',
  ),
  libKnows('pictures-know-no-other-lib', 'pictures', 'pictures'),
  {
    name: 'infrastructure-knows-no-other-lib',
    from: { path: '^libs/infrastructure/' },
    to: { path: '^libs/', pathNot: '^libs/infrastructure/' },
  },
  {
    name: 'operations-know-infrastructure-alone',
    from: { path: '^libs/operations/' },
    to: { path: '^libs/', pathNot: '^libs/(?:operations|infrastructure)/' },
  },
  {
    name: 'local-stack-knows-no-demo',
    from: { path: '^libs/local-stack/' },
    to: { path: '^libs/(?:demo|operations|testing|e2e)/' },
  },
  {
    name: 'libs-know-no-part',
    from: { path: '^libs/', pathNot: tests },
    to: { path: `^(?:${parts.join('|')})/` },
  },
  ...parts.map((part) => ({
    name: `${part}-knows-no-other-part`,
    from: { path: `^${part}/` },
    to: { path: `^(?:${parts.filter((other) => other !== part).join('|')})/` },
  })),
  {
    name: 'services-use-no-edge-and-no-tool',
    from: { path: '^svc-[^/]+/src/', pathNot: tests },
    to: { path: `^libs/(?:edge|web-kit|federation|${tools})/` },
  },
  {
    name: 'fronts-use-no-service-kit',
    // Their tests may, because tests are not bundled.
    from: { path: '^(?:mf-public|mf-admin|shell)/src/', pathNot: '\\.test\\.tsx?$' },
    to: { path: `^libs/(?:service-kit|edge|${tools})/` },
  },
  withoutPackage('shell-has-no-react', { path: '^shell/src/' }, 'react|react-dom|antd'),
  withoutPackage('the-public-site-has-no-antd', { path: '^(?:mf-public|libs/web-kit)/' }, 'antd'),
  {
    name: 'rules-are-pure',
    from: { path: `${service}.+\\.rules\\.ts$` },
    to: { pathNot: `${service}.+\\.rules\\.ts$|^libs/(?:kernel|property|contracts)/src/` },
  },
  {
    name: 'rules-take-only-types-from-contracts',
    from: { path: `${service}.+\\.rules\\.ts$` },
    to: { path: '^libs/(?:property|contracts)/src/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'use-cases-know-no-edge',
    // In a subject, a file without a role in its name is a use case or a part of one.
    from: { path: `${service}[^/]+/.+\\.ts$`, pathNot: `\\.(?:${edges}|test)\\.ts$` },
    to: { path: `${service}(?:.+\\.(?:${edges})|service|main|config|routes|dependencies)\\.ts$` },
  },
  {
    name: 'edges-do-not-know-each-other',
    from: { path: `${service}.+\\.(?:routes|consumer|job)\\.ts$` },
    to: { path: `${service}.+\\.(?:routes|consumer|job)\\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'repositories-know-rules-and-repositories',
    from: { path: `${service}.+\\.repository\\.ts$` },
    to: {
      path: service,
      pathNot: `${service}(?:.+\\.(?:repository|rules)\\.ts$|database/|generated/)`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'a-subject-alone-knows-its-repositories',
    from: { path: '^(svc-[^/]+)/src/([^/]+)/' },
    to: { path: `${service}[^/]+/.*\\.repository\\.ts$`, pathNot: '^$1/src/(?:$2|database)/' },
  },
  {
    name: 'edges-call-use-cases',
    from: { path: `${service}.+\\.(?:routes|consumer|job|http|problem)\\.ts$` },
    to: { path: `${service}[^/]+/.*\\.repository\\.ts$` },
  },
  {
    name: 'only-repositories-know-prisma',
    from: { path: service, pathNot: `${service}(?:.+\\.repository\\.ts$|database/|generated/)|${tests}` },
    to: { path: `${service}generated/|(?:^|/)node_modules/@prisma/` },
  },
  withoutPackage(
    'only-clients-know-the-card-provider',
    { path: service, pathNot: `${service}payments/.+\\.client\\.ts$` },
    'stripe',
  ),
  {
    name: 'features-do-not-know-each-other',
    from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
    to: { path: '^(?:mf-[^/]+)/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'the-booking-draft-knows-no-react-and-no-page',
    from: { path: `${booking}draft/` },
    to: {
      path: '(?:^|/)node_modules/(?:react|react-dom|swr)/|^mf-public/src/|^libs/web-kit/.+\\.tsx$',
      pathNot: `${booking}draft/|^mf-public/src/(?:property|calendar/calendar-selection|card/countries)\\.ts$`,
    },
  },
  {
    name: 'booking-steps-and-summary-know-only-the-draft',
    from: { path: `${booking}([^/]+)/`, pathNot: `${booking}(?:draft|wizard)/` },
    to: { path: booking, pathNot: `${booking}(?:draft|$1)/` },
  },
  {
    name: 'the-booking-wizard-knows-no-page',
    from: { path: `${booking}wizard/` },
    to: { path: `${booking}[^/]+$|^mf-public/src/(?:routes|site|app)\\.tsx$` },
  },
  {
    name: 'the-booking-page-knows-only-the-wizard',
    from: { path: `${booking}[^/]+\\.tsx?$` },
    to: { path: `${booking}[^/]+/`, pathNot: `${booking}wizard/` },
  },
  { name: 'no-circles', from: {}, to: { circular: true } },
  { name: 'everything-is-found', from: {}, to: { couldNotResolve: true } },
];

export const forbidden: readonly IForbiddenRuleType[] = rules.map((rule) => ({ ...rule, severity: 'error' }));

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
