import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nodesOf, parse } from './source-files.ts';

/** A link of a page: its words, and where it leads. */
interface Link {
  readonly words: string;
  /** Empty is the page itself. */
  readonly target: string;
  readonly heading: string | undefined;
}

const testFile = /\.(?:test|journey|bench)\.tsx?$/;

/** The root's pages and all below `docs`, relative to the root. */
export function pagesOf(root: string): string[] {
  return globSync(['*.md', 'docs/**/*.md', '{libs/*,shell,mf-*,svc-*}/README.md'], { cwd: root }).sort();
}

/** Links that lead nowhere, and tests that are cited by a name that they do not have. */
export function checkPage(
  root: string,
  page: string,
  text = readFileSync(path.join(root, page), 'utf8'),
): string[] {
  return linksOf(text).flatMap(({ words, target, heading }) => {
    const file = path.join(path.dirname(path.join(root, page)), target);
    if (!existsSync(file)) return [`${page}: ${target} is not there`];
    if (heading !== undefined && !headingsOf(target === '' ? text : readFileSync(file, 'utf8')).has(heading))
      return [`${page}: ${target}#${heading} is no heading`];
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

/** The headings of a page, as its readers link to them. */
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

/** What the tests and groups of a file are called; `…` stands for what is put in when they run. */
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
