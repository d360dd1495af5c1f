/** The part of JSON Schema that the SDK's types need. */
export type Schema =
  | true
  | { readonly type: 'string' | 'number' | 'boolean' | 'null' }
  | { readonly enum: readonly (string | number | boolean)[] }
  | { readonly type: 'array'; readonly items: Schema }
  | ObjectSchema
  | { readonly anyOf: readonly Schema[] }
  /** One of `SdkTypes.objects`. */
  | { readonly $ref: string };

export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties: Schema | false;
}

/** The SDK's types by their names. */
export interface SdkTypes {
  readonly objects: Readonly<Record<string, Schema>>;
  readonly parameters: Readonly<Record<string, Schema>>;
}
