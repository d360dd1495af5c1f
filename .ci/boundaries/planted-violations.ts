/** A forbidden import for each rule. `imports` is relative to the importing file. */
export interface PlantedViolation {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
}

const parts = ['svc-booking', 'svc-calendar', 'svc-crm-email', 'mf-public', 'mf-admin', 'shell'];

/** By rule: the importing file with what it imports. */
const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'kernel-depends-on-nothing': { 'libs/kernel/src/a.ts': '../../contracts/src/target.ts' },
  'property-knows-kernel-and-contracts': { 'libs/property/src/a.ts': '../../service-kit/src/target.ts' },
  'contracts-know-the-kernel-alone': { 'libs/contracts/src/a.ts': '../../service-kit/src/target.ts' },
  'kits-know-kernel-property-and-contracts': { 'libs/web-kit/src/a.ts': '../../service-kit/src/target.ts' },
  'edge-knows-the-service-kit-and-what-it-knows': { 'libs/edge/src/a.ts': '../../local-stack/src/target.ts' },
  'pictures-know-no-other-lib': { 'libs/pictures/src/a.ts': '../../contracts/src/target.ts' },
  'infrastructure-knows-no-other-lib': { 'libs/infrastructure/src/a.ts': '../../local-stack/src/target.ts' },
  'operations-know-infrastructure-alone': { 'libs/operations/src/a.ts': '../../local-stack/src/target.ts' },
  'local-stack-knows-no-demo': { 'libs/local-stack/src/a.ts': '../../demo/src/target.ts' },
  'libs-know-no-part': { 'libs/service-kit/src/b.ts': '../../../svc-booking/src/target.ts' },
  'services-use-no-edge-and-no-tool': {
    'svc-booking/src/planted-tool.ts': '../../libs/card-sandbox/src/target.ts',
  },
  'fronts-use-no-service-kit': { 'mf-public/src/b.ts': '../../libs/service-kit/src/target.ts' },
  'shell-has-no-react': { 'shell/src/b.ts': 'react' },
  'the-public-site-has-no-antd': { 'mf-public/src/c.ts': 'antd' },
  'rules-are-pure': {
    'svc-booking/src/bookings/a.rules.ts': 'node:crypto',
    'svc-booking/src/bookings/b.rules.ts': './target.ts',
  },
  'rules-take-only-types-from-contracts': {
    'svc-booking/src/bookings/c.rules.ts': '../../../libs/contracts/src/target.ts',
  },
  'use-cases-know-no-edge': {
    'svc-booking/src/bookings/a.ts': './target.routes.ts',
    'svc-booking/src/bookings/deep/b.ts': '../target.problem.ts',
  },
  'edges-do-not-know-each-other': { 'svc-booking/src/bookings/a.consumer.ts': './target.routes.ts' },
  'repositories-know-rules-and-repositories': { 'svc-booking/src/bookings/a.repository.ts': './target.ts' },
  'a-subject-alone-knows-its-repositories': {
    'svc-booking/src/bookings/c.ts': '../payments/target.repository.ts',
    'svc-booking/src/bookings/deep/c.repository.ts': '../../payments/target.repository.ts',
  },
  'edges-call-use-cases': { 'svc-booking/src/bookings/b.routes.ts': './target.repository.ts' },
  'only-repositories-know-prisma': { 'svc-booking/src/bookings/a.routes.ts': '@prisma/client' },
  'only-clients-know-the-card-provider': { 'svc-booking/src/payments/b.ts': 'stripe' },
  'features-do-not-know-each-other': { 'mf-admin/src/features/a/a.ts': '../b/target.ts' },
  'the-booking-draft-knows-no-react-and-no-page': {
    'mf-public/src/features/booking/draft/a.ts': 'react',
    'mf-public/src/features/booking/draft/b.ts': '../dates/target.ts',
  },
  'booking-steps-and-summary-know-only-the-draft': {
    'mf-public/src/features/booking/dates/a.ts': '../details/target.ts',
    'mf-public/src/features/booking/payment/a.ts': '../wizard/target.ts',
    'mf-public/src/features/booking/summary/a.ts': '../payment/target.ts',
  },
  'the-booking-wizard-knows-no-page': { 'mf-public/src/features/booking/wizard/a.ts': '../target.page.tsx' },
  'the-booking-page-knows-only-the-wizard': {
    'mf-public/src/features/booking/planted.page.tsx': './summary/target.tsx',
  },
  'no-circles': { 'libs/kernel/src/circle.ts': './circle.ts' },
  'everything-is-found': { 'libs/kernel/src/lost.ts': './nowhere.ts' },
};

/** Without these, a rule that matches nothing would look like a rule without violations. */
export const plantedViolations: readonly PlantedViolation[] = [
  ...Object.entries(planted).flatMap(([rule, files]) =>
    Object.entries(files).map(([file, imports]) => ({ rule, file, imports })),
  ),
  ...parts.map((part, index) => ({
    rule: `${part}-knows-no-other-part`,
    file: `${part}/src/planted.ts`,
    imports: `../../${parts[(index + 1) % parts.length]}/src/target.ts`,
  })),
];
