import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nodesOf, parse } from './source-files.ts';

/** A link of a page: its text and its target. */
interface Link {
  readonly words: string;
  /** Empty for the page itself. */
  readonly target: string;
  readonly heading: string | undefined;
}

const testFile = /\.(?:test|journey|bench)\.tsx?$/;

/** All checked pages, relative to the root. */
export function pagesOf(root: string): string[] {
  return globSync(['*.md', 'docs/**/*.md', '{libs/*,shell,mf-*,svc-*}/README.md'], { cwd: root }).sort();
}

/** Broken links, and cited tests that do not exist. */
export function checkPage(
  root: string,
  page: string,
  text = readFileSync(path.join(root, page), 'utf8'),
): string[] {
  return linksOf(text).flatMap(({ words, target, heading }) => {
    const file = path.join(path.dirname(path.join(root, page)), target);
    if (!existsSync(file)) return [`${page}: ${target} does not exist`];
    if (heading !== undefined && !headingsOf(target === '' ? text : readFileSync(file, 'utf8')).has(heading))
      return [`${page}: ${target}#${heading} is not a heading`];
    if (!testFile.test(target) || words === path.basename(target)) return [];
    return titlesOf(file).has(words) ? [] : [`${page}: ${target} has no test named ‘${words}’`];
  });
}

function linksOf(text: string): Link[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s#]*)(?:#([^)]*))?\)/g)]
    .map(([, words = '', target = '', heading]) => ({ words, target, heading }))
    .filter(({ target }) => !/^[a-z]+:/.test(target));
}

/** The anchors of a page's headings. */
function headingsOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The titles of a file's tests and groups; `…` replaces values that are inserted at run time. */
function titlesOf(file: string): Set<string> {
  const calls = [...nodesOf(parse(file))].filter((node) => ts.isCallExpression(node));
  return new Set(
    calls.flatMap(({ expression, arguments: [title] }) =>
      /^(?:it|test|describe)\b/.test(expression.getText()) && title ? titleOf(title) : [],
    ),
  );
}

function titleOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
}
