import path from 'node:path';
import ts from 'typescript';
import type { Call } from '../../libs/contracts/src/http/call.ts';
import { nodesOf, parse, sourceFiles } from './source-files.ts';

/** What a service answers. */
export interface ServiceCalls {
  /** Described in the contracts, sorted by path. */
  readonly calls: readonly Call[];
  /** Routes without a contract, such as `POST /api/stripe-webhook`. */
  readonly otherRoutes: readonly string[];
}

const contracts = '@getaway/contracts/';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The calls and other routes that the `*.routes.ts` of a service mount. Throws if one cannot be read from the code. */
export async function callsOf(root: string, service: string): Promise<ServiceCalls> {
  const calls: Call[] = [];
  const otherRoutes: string[] = [];
  for (const file of sourceFiles(root, service).filter((name) => name.endsWith('.routes.ts'))) {
    const source = parse(path.join(root, file));
    for (const route of await routesIn(root, source)) {
      if (typeof route === 'string') otherRoutes.push(route);
      else calls.push(route);
    }
  }
  return { calls: calls.sort(byPath), otherRoutes: otherRoutes.sort() };
}

function byPath(a: Call, b: Call): number {
  return a.path.localeCompare(b.path) || methods.indexOf(a.method) - methods.indexOf(b.method);
}

async function routesIn(root: string, source: ts.SourceFile): Promise<(Call | string)[]> {
  const found: (Call | string)[] = [];
  for (const node of nodesOf(source)) {
    if (!ts.isCallExpression(node)) continue;
    const [, method] = /^router\.(get|post|put|patch|delete)$/.exec(node.expression.getText()) ?? [];
    const target = /^mount(?:File)?$/.test(node.expression.getText())
      ? node.arguments[1]
      : method && node.arguments[0];
    if (!target) continue;
    const value = await valueOf(root, source, target);
    if (isCall(value)) found.push(value);
    else if (method && typeof value === 'string') found.push(`${method.toUpperCase()} ${value}`);
    else throw new Error(`${source.fileName}: cannot tell the path of ${target.getText()}`);
  }
  return found;
}

/** A text, a value that the contracts export, or the call whose path is meant (`call.path`). */
async function valueOf(root: string, source: ts.SourceFile, node: ts.Expression): Promise<unknown> {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'path')
    return valueOf(root, source, node.expression);
  return ts.isIdentifier(node) ? contractValue(root, source, node.text) : undefined;
}

async function contractValue(root: string, source: ts.SourceFile, name: string): Promise<unknown> {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const module = statement.moduleSpecifier.text;
    const names = statement.importClause?.namedBindings;
    if (!module.startsWith(contracts) || !names || !ts.isNamedImports(names)) continue;
    const element = names.elements.find((each) => each.name.text === name);
    if (!element) continue;
    const file = path.join(root, 'libs/contracts/src', `${module.slice(contracts.length)}.ts`);
    const exported = (await import(file)) as Record<string, unknown>;
    return exported[(element.propertyName ?? element.name).text];
  }
  return undefined;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
