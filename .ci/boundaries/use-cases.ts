import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// How a subject's use cases are written: one a file, named after its verb, and one a handler. Each rule has a
// planted violation.

/** A file of a subject, or of a folder inside it, whose name has no role. */
const useCaseFile = /^svc-[^/]+\/src\/[^/]+\/(?:[^/]+\/)*[^/.]+\.ts$/;
const noSubject = /\/src\/(?:database|generated)\//;

interface Source {
  readonly file: string;
  readonly text: string;
}

interface Rule {
  readonly name: string;
  readonly check: (source: Source) => string[];
  readonly planted: Source;
}

const rules: readonly Rule[] = [
  {
    name: 'one use case a file, named after it',
    check: (source) => (isUseCaseFile(source.file) ? checkFile(source) : []),
    planted: {
      file: 'svc-booking/src/bookings/planted.ts',
      text: 'export const open = ({ now }: CloseDeps) => now();\nexport async function close(deps: Deps) {}\n',
    },
  },
  {
    name: 'one use case a handler',
    check: (source) => (source.file.endsWith('.routes.ts') ? checkHandlers(source) : []),
    planted: {
      file: 'svc-booking/src/bookings/planted.routes.ts',
      text: `import { open } from './open.ts';
        import { close } from './close.ts';
        mount(router, call, guard, async () => both());
        function both() { open(deps); return close(deps); }`,
    },
  },
];

/** The use cases that break a rule, and the rules that miss their planted violation. */
export function checkUseCases(root: string): string[] {
  const sources = globSync('svc-*/src/**/*.ts', { cwd: root })
    .filter((file) => !noSubject.test(file) && !file.endsWith('.test.ts'))
    .map((file) => ({
      file: file.split(path.sep).join('/'),
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
  return rules.flatMap(({ name, check, planted }) => [
    ...sources.flatMap(check).map((fault) => `${name}: ${fault}`),
    ...(check(planted).length === 0 ? [`${name} does not see its planted violation`] : []),
  ]);
}

function isUseCaseFile(file: string): boolean {
  return useCaseFile.test(file) && !noSubject.test(file);
}

/** A use case is an exported function whose first parameter is `deps`, also in its parts, and no factory. */
function checkFile({ file, text }: Source): string[] {
  const useCases = parse({ file, text }).statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported === true ? useCasesIn(statement) : [];
  });
  if (useCases.length > 1) return [`${file} has ${useCases.join(', ')}`];
  const [only] = useCases;
  return only === undefined || kebab(only) === path.basename(file, '.ts') ? [] : [`${file} has ${only}`];
}

function useCasesIn(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement))
    return takesDeps(statement) ? [statement.name?.text ?? 'default'] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    isFunction(initializer) && takesDeps(initializer) ? [name.getText()] : [],
  );
}

const depsType = /Deps\b|\bdatabase\b/;

function takesDeps({ parameters: [first] }: ts.SignatureDeclarationBase): boolean {
  if (!first) return false;
  if (ts.isIdentifier(first.name)) return first.name.text === 'deps';
  return ts.isObjectBindingPattern(first.name) && depsType.test(first.getText());
}

/** What a handler calls of use case files, itself and through functions of its own file. */
function checkHandlers({ file, text }: Source): string[] {
  const source = parse({ file, text });
  const imported = new Set(source.statements.filter(ts.isImportDeclaration).flatMap(useCasesOf(file)));
  const local = new Map<string, ts.Node>();
  const handlers: ts.Node[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) local.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isFunction(node.initializer))
      local.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && isMount(node))
      handlers.push(
        ...node.arguments.filter((argument) => isFunction(argument) || ts.isIdentifier(argument)),
      );
    ts.forEachChild(node, read);
  };
  read(source);
  const calledBy = (node: ts.Node, seen: ReadonlySet<ts.Node>): string[] => {
    const called: string[] = [];
    const visit = (inner: ts.Node): void => {
      if (ts.isIdentifier(inner) && !isDeclaredName(inner)) {
        const own = local.get(inner.text);
        if (imported.has(inner.text)) called.push(inner.text);
        else if (own && !seen.has(own)) called.push(...calledBy(own, new Set([...seen, own])));
      }
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return called;
  };
  return handlers.flatMap((handler) => {
    const called = new Set(calledBy(handler, new Set([handler])));
    const line = source.getLineAndCharacterOfPosition(handler.getStart()).line + 1;
    return called.size > 1 ? [`${file}:${line} calls ${[...called].join(', ')}`] : [];
  });
}

/** The functions that a file imports from use case files. */
function useCasesOf(file: string) {
  return ({ moduleSpecifier, importClause }: ts.ImportDeclaration): string[] => {
    if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), moduleSpecifier.text);
    const names = importClause?.namedBindings;
    if (!isUseCaseFile(target) || !names || !ts.isNamedImports(names) || importClause.isTypeOnly) return [];
    return names.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
  };
}

function isMount({ expression }: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return /^mount(?:File)?$/.test(expression.text);
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.expression.getText() === 'router' &&
    /^(?:get|post|put|patch|delete)$/.test(expression.name.text)
  );
}

function isFunction(node: ts.Node | undefined): node is ts.ArrowFunction | ts.FunctionExpression {
  return node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
}

/** A key or a member is no call of the function with the same name. */
function isDeclaredName({ parent }: ts.Identifier): boolean {
  return ts.isImportSpecifier(parent) || ts.isBindingElement(parent) || ts.isTypeReferenceNode(parent);
}

function parse({ file, text }: Source): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
