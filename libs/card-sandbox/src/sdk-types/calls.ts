/** One call of the provider's API: the SDK's types of what it takes and of what it answers. */
export interface CallTypes {
  readonly parameters: string;
  readonly answer: ObjectType;
  /** The answer is a page of such objects. */
  readonly isList?: boolean;
}

/** The SDK's types of the objects that the sandbox keeps. Anything else in an answer is an id or null. */
export const objectTypes = [
  'PaymentIntent',
  'Charge',
  'Refund',
  'PaymentMethod',
  'Dispute',
  'EventBase',
] as const;

export type ObjectType = (typeof objectTypes)[number];

/** Every call that the sandbox answers, by method and path. */
export const callTypes = {
  'POST /v1/payment_intents': { parameters: 'PaymentIntentCreateParams', answer: 'PaymentIntent' },
  'GET /v1/payment_intents': { parameters: 'PaymentIntentListParams', answer: 'PaymentIntent', isList: true },
  'GET /v1/payment_intents/:id': { parameters: 'PaymentIntentRetrieveParams', answer: 'PaymentIntent' },
  'POST /v1/payment_intents/:id': { parameters: 'PaymentIntentUpdateParams', answer: 'PaymentIntent' },
  'POST /v1/payment_intents/:id/cancel': { parameters: 'PaymentIntentCancelParams', answer: 'PaymentIntent' },
  'POST /v1/payment_intents/:id/confirm': {
    parameters: 'PaymentIntentConfirmParams',
    answer: 'PaymentIntent',
  },
  'POST /v1/refunds': { parameters: 'RefundCreateParams', answer: 'Refund' },
  'GET /v1/refunds': { parameters: 'RefundListParams', answer: 'Refund', isList: true },
  'GET /v1/refunds/:id': { parameters: 'RefundRetrieveParams', answer: 'Refund' },
  'GET /v1/charges/:id': { parameters: 'ChargeRetrieveParams', answer: 'Charge' },
  'GET /v1/disputes': { parameters: 'DisputeListParams', answer: 'Dispute', isList: true },
  'GET /v1/disputes/:id': { parameters: 'DisputeRetrieveParams', answer: 'Dispute' },
  'GET /v1/events': { parameters: 'EventListParams', answer: 'EventBase', isList: true },
  'GET /v1/events/:id': { parameters: 'EventRetrieveParams', answer: 'EventBase' },
  'POST /v1/payment_methods': { parameters: 'PaymentMethodCreateParams', answer: 'PaymentMethod' },
  'GET /v1/payment_methods/:id': { parameters: 'PaymentMethodRetrieveParams', answer: 'PaymentMethod' },
} as const satisfies Record<string, CallTypes>;

export type CallName = keyof typeof callTypes;

const typesByObject: Readonly<Record<string, ObjectType>> = {
  payment_intent: 'PaymentIntent',
  charge: 'Charge',
  refund: 'Refund',
  payment_method: 'PaymentMethod',
  dispute: 'Dispute',
};

/** The SDK's type of an object of the provider's, by the kind that it names. */
export function objectTypeOf(object: unknown): ObjectType | undefined {
  const kind = (object as { object?: unknown } | null)?.object;
  return typeof kind === 'string' ? typesByObject[kind] : undefined;
}
