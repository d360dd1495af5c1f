import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { callTypes, objectTypes } from './calls.ts';
import type { Schema, SdkTypes } from './schema.ts';

const require = createRequire(import.meta.url);

/**
 * The pinned SDK's parameter and object types as JSON schemas. Where the SDK leaves an enum open (`OtherString`), the
 * values it names are the allowed ones: the provider refuses others too.
 */
export function readSdkTypes(): SdkTypes {
  const entry = join(require.resolve('stripe'), '../../esm/stripe.esm.node.d.ts');
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const typeNamed = namedTypes(program, checker, entry);
  const methods = literalsOf(propertyType(checker, typeNamed('PaymentMethodCreateParams'), 'type'));
  const reader = new TypeReader(checker, new Set(methods.filter((name) => name !== 'card')));
  return {
    objects: Object.fromEntries(objectTypes.map((name) => [name, reader.objectSchema(typeNamed(name))])),
    parameters: Object.fromEntries(
      Object.values(callTypes)
        .map(({ parameters }) => parameters)
        .sort()
        .map((name) => [name, reader.schema(typeNamed(name))]),
    ),
  };
}

/** Finds an exported type of the SDK's entry by its name in the namespace `Stripe`. */
function namedTypes(program: ts.Program, checker: ts.TypeChecker, entry: string): (name: string) => ts.Type {
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const stripe = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Stripe');
  if (!stripe) throw new Error('the SDK exports no namespace Stripe');
  const exported = new Map(checker.getExportsOfModule(stripe).map((symbol) => [symbol.name, symbol]));
  return (name) => {
    const symbol = exported.get(name);
    if (!symbol) throw new Error(`the SDK has no type ${name}`);
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return checker.getDeclaredTypeOfSymbol(target);
  };
}

/** Turns types into schemas. Ways to pay other than by card are known by name and not looked into. */
class TypeReader {
  readonly #checker: ts.TypeChecker;
  readonly #otherMethods: ReadonlySet<string>;

  constructor(checker: ts.TypeChecker, otherMethods: ReadonlySet<string>) {
    this.#checker = checker;
    this.#otherMethods = otherMethods;
  }

  schema(type: ts.Type): Schema {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
    if (type.isUnion()) return this.#union(type.types);
    if (type.isStringLiteral()) return { enum: [type.value] };
    if (type.isNumberLiteral()) return { enum: [type.value] };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { enum: [this.#checker.typeToString(type) === 'true'] };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.StringLike || isOtherString(type)) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    const element = this.#checker.isArrayType(type)
      ? this.#checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
    if (element) return { type: 'array', items: this.schema(element) };
    const kept = keptObject(type);
    if (kept !== undefined) return { $ref: kept };
    return isProviderObject(this.#checker, type) ? true : this.objectSchema(type);
  }

  objectSchema(type: ts.Type): Schema {
    const index = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const properties: [string, Schema][] = [];
    const required: string[] = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const isOtherMethod = this.#otherMethods.has(property.name);
      properties.push([
        property.name,
        isOtherMethod ? true : this.schema(this.#checker.getTypeOfSymbol(property)),
      ]);
      if (!isOptional) required.push(property.name);
    }
    // `{}` says nothing of what is in it.
    if (properties.length === 0 && !index)
      return { type: 'object', properties: {}, additionalProperties: true };
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: index ? this.schema(index.type) : false,
    };
  }

  #union(types: readonly ts.Type[]): Schema {
    const present = types.filter(
      (type) => !(type.flags & ts.TypeFlags.Undefined) && !this.#isForeignObject(type),
    );
    const literals = present.flatMap((type) =>
      type.isStringLiteral() || type.isNumberLiteral() ? [type] : [],
    );
    const isOpenEnum = literals.length > 0 && present.some(isOtherString);
    const booleans = present.filter((type) => type.flags & ts.TypeFlags.BooleanLiteral);
    const others = present.filter(
      (type) =>
        !type.isStringLiteral() &&
        !type.isNumberLiteral() &&
        !(isOpenEnum && isOtherString(type)) &&
        !(booleans.length === 2 && booleans.includes(type)),
    );
    const schemas: Schema[] = [
      ...(literals.length > 0 ? [{ enum: literals.map(({ value }) => value) }] : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' } as const] : []),
      ...others.map((type) => this.schema(type)),
    ];
    const [only] = schemas;
    if (only === undefined) return true;
    return schemas.length === 1 ? only : { anyOf: schemas };
  }

  /** The expanded form of something that the sandbox does not keep: only its id may be there. */
  #isForeignObject(type: ts.Type): boolean {
    return isProviderObject(this.#checker, type) && keptObject(type) === undefined;
  }
}

function keptObject(type: ts.Type): string | undefined {
  const name = type.getSymbol()?.name;
  return objectTypes.find((kept) => kept === name);
}

/** Objects of the provider's API name their own kind in `object`. */
function isProviderObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  const kind = type.getProperty('object');
  return kind !== undefined && checker.getTypeOfSymbol(kind).isStringLiteral();
}

/** `string & {}`, with which the SDK leaves an enum open. */
function isOtherString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((part) => (part.flags & ts.TypeFlags.String) !== 0);
}

function propertyType(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type {
  const property = type.getProperty(name);
  if (!property) throw new Error(`the SDK's type has no ${name}`);
  return checker.getNonNullableType(checker.getTypeOfSymbol(property));
}

function literalsOf(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
}
