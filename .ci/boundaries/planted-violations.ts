/** A forbidden import for each rule. `imports` is relative to the importing file. */
export interface PlantedViolation {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
}

const parts = ['svc-booking', 'svc-calendar', 'svc-crm-email', 'mf-public', 'mf-admin', 'shell'];

/** Without these, a rule that matches nothing would look like a rule without violations. */
export const plantedViolations: readonly PlantedViolation[] = [
  {
    rule: 'kernel-depends-on-nothing',
    file: 'libs/kernel/src/a.ts',
    imports: '../../contracts/src/target.ts',
  },
  {
    rule: 'property-knows-kernel-and-contracts',
    file: 'libs/property/src/a.ts',
    imports: '../../service-kit/src/target.ts',
  },
  {
    rule: 'contracts-know-the-kernel-alone',
    file: 'libs/contracts/src/a.ts',
    imports: '../../service-kit/src/target.ts',
  },
  {
    rule: 'kits-know-kernel-property-and-contracts',
    file: 'libs/web-kit/src/a.ts',
    imports: '../../service-kit/src/target.ts',
  },
  {
    rule: 'edge-knows-the-service-kit-and-what-it-knows',
    file: 'libs/edge/src/a.ts',
    imports: '../../local-stack/src/target.ts',
  },
  {
    rule: 'infrastructure-knows-no-other-lib',
    file: 'libs/infrastructure/src/a.ts',
    imports: '../../local-stack/src/target.ts',
  },
  {
    rule: 'operations-know-infrastructure-alone',
    file: 'libs/operations/src/a.ts',
    imports: '../../local-stack/src/target.ts',
  },
  {
    rule: 'local-stack-knows-no-demo',
    file: 'libs/local-stack/src/a.ts',
    imports: '../../demo/src/target.ts',
  },
  {
    rule: 'libs-know-no-part',
    file: 'libs/service-kit/src/b.ts',
    imports: '../../../svc-booking/src/target.ts',
  },
  ...parts.map((part, index) => ({
    rule: `${part}-knows-no-other-part`,
    file: `${part}/src/planted.ts`,
    imports: `../../${parts[(index + 1) % parts.length]}/src/target.ts`,
  })),
  {
    rule: 'services-use-no-edge-and-no-tool',
    file: 'svc-booking/src/planted-tool.ts',
    imports: '../../libs/card-sandbox/src/target.ts',
  },
  {
    rule: 'fronts-use-no-service-kit',
    file: 'mf-public/src/b.ts',
    imports: '../../libs/service-kit/src/target.ts',
  },
  { rule: 'shell-has-no-react', file: 'shell/src/b.ts', imports: 'react' },
  { rule: 'the-public-site-has-no-antd', file: 'mf-public/src/c.ts', imports: 'antd' },
  { rule: 'rules-are-pure', file: 'svc-booking/src/bookings/a.rules.ts', imports: 'node:crypto' },
  { rule: 'rules-are-pure', file: 'svc-booking/src/bookings/b.rules.ts', imports: './target.ts' },
  {
    rule: 'rules-take-only-types-from-contracts',
    file: 'svc-booking/src/bookings/c.rules.ts',
    imports: '../../../libs/contracts/src/target.ts',
  },
  {
    rule: 'use-cases-know-no-edge',
    file: 'svc-booking/src/bookings/a.ts',
    imports: './target.routes.ts',
  },
  {
    rule: 'use-cases-know-no-edge',
    file: 'svc-booking/src/bookings/deep/b.ts',
    imports: '../target.problem.ts',
  },
  {
    rule: 'edges-do-not-know-each-other',
    file: 'svc-booking/src/bookings/a.consumer.ts',
    imports: './target.routes.ts',
  },
  {
    rule: 'repositories-know-rules-and-repositories',
    file: 'svc-booking/src/bookings/a.repository.ts',
    imports: './target.ts',
  },
  {
    rule: 'a-subject-alone-knows-its-repositories',
    file: 'svc-booking/src/bookings/c.ts',
    imports: '../payments/target.repository.ts',
  },
  {
    rule: 'a-subject-alone-knows-its-repositories',
    file: 'svc-booking/src/bookings/deep/c.repository.ts',
    imports: '../../payments/target.repository.ts',
  },
  {
    rule: 'edges-call-use-cases',
    file: 'svc-booking/src/bookings/b.routes.ts',
    imports: './target.repository.ts',
  },
  {
    rule: 'only-repositories-know-prisma',
    file: 'svc-booking/src/bookings/a.routes.ts',
    imports: '@prisma/client',
  },
  {
    rule: 'only-clients-know-the-card-provider',
    file: 'svc-booking/src/payments/b.ts',
    imports: 'stripe',
  },
  {
    rule: 'features-do-not-know-each-other',
    file: 'mf-admin/src/features/a/a.ts',
    imports: '../b/target.ts',
  },
  {
    rule: 'the-booking-draft-knows-no-react-and-no-page',
    file: 'mf-public/src/features/booking/draft/a.ts',
    imports: 'react',
  },
  {
    rule: 'the-booking-draft-knows-no-react-and-no-page',
    file: 'mf-public/src/features/booking/draft/b.ts',
    imports: '../dates/target.ts',
  },
  {
    rule: 'booking-steps-and-summary-know-only-the-draft',
    file: 'mf-public/src/features/booking/dates/a.ts',
    imports: '../details/target.ts',
  },
  {
    rule: 'booking-steps-and-summary-know-only-the-draft',
    file: 'mf-public/src/features/booking/payment/a.ts',
    imports: '../wizard/target.ts',
  },
  {
    rule: 'booking-steps-and-summary-know-only-the-draft',
    file: 'mf-public/src/features/booking/summary/a.ts',
    imports: '../payment/target.ts',
  },
  {
    rule: 'the-booking-wizard-knows-no-page',
    file: 'mf-public/src/features/booking/wizard/a.ts',
    imports: '../target.page.tsx',
  },
  {
    rule: 'the-booking-page-knows-only-the-wizard',
    file: 'mf-public/src/features/booking/planted.page.tsx',
    imports: './summary/target.tsx',
  },
  { rule: 'no-circles', file: 'libs/kernel/src/circle.ts', imports: './circle.ts' },
  { rule: 'everything-is-found', file: 'libs/kernel/src/lost.ts', imports: './nowhere.ts' },
];
