import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The TypeScript files of a part's `src`, without tests and generated files, relative to the root. */
export function sourceFiles(root: string, part: string): string[] {
  return globSync(`${part}/src/**/*.ts`, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.ts$|\/generated\//.test(file))
    .sort();
}

export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The values (not the types) that a file imports, with their modules. */
export function importedValues(source: ts.SourceFile): Map<string, string> {
  const imported = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { importClause } = statement;
    if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const names = importClause.namedBindings;
    if (!names || !ts.isNamedImports(names)) continue;
    for (const element of names.elements) {
      if (!element.isTypeOnly) imported.set(element.name.text, statement.moduleSpecifier.text);
    }
  }
  return imported;
}

/** The doc comment of each exported constant of a file, on one line. */
export function documentedExports(file: string): Map<string, string> {
  const meanings = new Map<string, string>();
  for (const statement of parse(file).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const said = ts
      .getJSDocCommentsAndTags(statement)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment));
    const meaning = said.join(' ').replace(/\s+/g, ' ').trim();
    for (const { name } of statement.declarationList.declarations) meanings.set(name.getText(), meaning);
  }
  return meanings;
}

/** A node and all nodes below it. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}
