import { Liquid, type Template } from 'liquidjs';
import { templateVariables } from '@getaway/contracts/template-variables';
import type { TemplateValues } from './variables.ts';

export type LiquidTarget = 'subject' | 'html' | 'text';

/** A template that says too much, or for too long, is refused and not waited for. Milliseconds; usual ones take a few. */
const renderLimits: Readonly<Record<LiquidTarget, number>> = { subject: 200, html: 500, text: 300 };
const limits = { parseLimit: 300_000, memoryLimit: 20_000_000 };

export const templateKilled =
  'This template takes too long or too much memory to render. Make it shorter, or use fewer loops, filters and styles';

const known: ReadonlySet<string> = new Set(templateVariables);

/** LiquidJS for what staff write: no files, no unknown names, and in HTML every value escaped. */
export function createLiquid(target: LiquidTarget): Liquid {
  const liquid = new Liquid({
    ...limits,
    renderLimit: renderLimits[target],
    strictVariables: true,
    strictFilters: true,
    // Instead of the file system: there is nothing to include.
    templates: {},
    ...(target === 'html' ? { outputEscape: 'escape' as const } : {}),
  });
  // The built-in one would switch escaping off.
  liquid.registerFilter('raw', (value: unknown) => value);
  return liquid;
}

export type ParsedLiquid = { ok: true; template: Template[] } | { ok: false; message: string };

/** Parses; the message names the syntax fault or every unknown variable. */
export function parseLiquid(liquid: Liquid, source: string): ParsedLiquid {
  try {
    const template = liquid.parse(source);
    const unknown = liquid.globalFullVariablesSync(template).filter((name) => !known.has(name));
    if (unknown.length === 0) return { ok: true, template };
    const names = unknown.join(', ');
    return { ok: false, message: `Unknown variable${unknown.length > 1 ? 's' : ''}: ${names}` };
  } catch (error) {
    return { ok: false, message: liquidFault(error) };
  }
}

export function fillLiquid(liquid: Liquid, template: Template[], values: TemplateValues): string {
  return String(liquid.renderSync(template, values));
}

/** What is wrong, in one line. What a file system would have said is no help to staff. */
export function liquidFault(error: unknown): string {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (/(?:render|memory alloc) limit exceeded/.test(message)) return templateKilled;
  return message.startsWith('ENOENT') ? 'Other templates cannot be included' : message;
}
