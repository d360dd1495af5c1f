import ts from 'typescript';
import type { Kind } from './areas.ts';

/** The prose of a file. Everything else is replaced by blanks, so that positions and line numbers stay the same. */
export function proseOf(file: string, source: string, kinds: readonly Kind[]): string {
  if (/\.tsx?$/.test(file)) return keepRanges(source, rangesOf(file, source, kinds));
  if (/\.(?:html|mjml)$/.test(file))
    return blankOut(source, [/<style[\s\S]*?<\/style>/g, /<[^>]*>/g, /\{[{%][\s\S]*?[%}]\}/g]);
  return blankOut(source, [
    /^```[\s\S]*?^```/gm,
    /^ +```[\s\S]*?^ +```/gm,
    /`[^`\n]*(?:\n[^`\n]+)?`/g,
    // The title of a cited test belongs to the test's own file.
    /\[(?:[^[\]]|\[[^\]]*\])*\]\([^)\s]*\.(?:test|journey|bench)\.tsx?\)/g,
    /\]\([^)]*\)/g,
    /https?:\/\/\S+/g,
    /<[a-z/!][^>]*>/g,
  ]);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function rangesOf(file: string, source: string, kinds: readonly Kind[]): Range[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (kinds.includes('comments') && node.getChildCount(tree) === 0 && node.kind !== ts.SyntaxKind.JsxText) {
      for (const { pos, end } of ts.getLeadingCommentRanges(source, node.pos) ?? [])
        ranges.push({ start: pos, end });
      for (const { pos, end } of ts.getTrailingCommentRanges(source, node.end) ?? [])
        ranges.push({ start: pos, end });
    }
    if (kinds.includes('texts') && isText(node)) ranges.push({ start: node.getStart(tree), end: node.end });
    node.getChildren(tree).forEach(visit);
  };
  visit(tree);
  return ranges;
}

/** A string with a blank: names, paths, and keys without one are code. */
function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  const isLiteral =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  return isLiteral && node.text.includes(' ');
}

function keepRanges(source: string, ranges: readonly Range[]): string {
  const kept = blank(source).split('');
  for (const { start, end } of ranges) {
    for (let index = start; index < end; index += 1) kept[index] = source[index] ?? ' ';
  }
  return blankOut(kept.join(''), [/`[^`\n]*`/g]);
}

function blankOut(source: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((text, pattern) => text.replace(pattern, blank), source);
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
