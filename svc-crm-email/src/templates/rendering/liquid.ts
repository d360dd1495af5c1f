import { Context, Liquid, type Template } from 'liquidjs';
import { templateVariables } from '@getaway/contracts/template-variables';
import { cpuMs } from '@getaway/service-kit/worker-thread/answer-questions';
import { liquidWords } from './liquid-words.ts';
import { unknownVariables } from './unknown-variables.ts';
import type { TemplateValues } from './variables.ts';

export type LiquidTarget = 'subject' | 'html' | 'text';

/**
 * A template that produces too much output, or runs too long, is refused. Processor time in milliseconds;
 * usual ones take a few.
 */
const renderLimits: Readonly<Record<LiquidTarget, number>> = { subject: 200, html: 500, text: 300 };
/** Characters, of MJML after it was compiled. */
const longestTemplate = 300_000;
const limits = { parseLimit: longestTemplate, memoryLimit: 20_000_000 };

export const templateTooLong = `This template is too long: at most ${longestTemplate.toLocaleString('en-US')} characters once it’s built`;

export const templateKilled =
  'This template takes too long or too much memory to render. Make it shorter, or use fewer loops, filters and styles';

export const templateWaited = 'The server was too busy to render this template';

/** LiquidJS for templates of staff: no files, no unknown names, and every value escaped in HTML. */
export function createLiquid(target: LiquidTarget): Liquid {
  const liquid = new Liquid({
    ...limits,
    // Disables the Limiter's wall-clock limit; `fillLiquid` measures processor time instead.
    renderLimit: renderLimits[target],
    strictVariables: true,
    strictFilters: true,
    // Replaces the file system: there is nothing to include.
    templates: {},
    ...(target === 'html' ? { outputEscape: 'escape' as const } : {}),
  });
  // The built-in one would disable escaping.
  liquid.registerFilter('raw', (value: unknown) => value);
  return liquid;
}

export type ParsedLiquid = { ok: true; template: Template[] } | { ok: false; message: string };

/** Parses a template. The error names the syntax error or every unknown variable. */
export function parseLiquid(liquid: Liquid, source: string): ParsedLiquid {
  try {
    const template = liquid.parse(source);
    const unknown = unknownVariables(liquid.globalFullVariablesSync(template), templateVariables);
    return unknown.length === 0 ? { ok: true, template } : { ok: false, message: unknown.join(' ') };
  } catch (error) {
    return { ok: false, message: liquidFault(error) };
  }
}

/** Renders a template. Throws when it exceeds its limit of processor time, however busy the machine is. */
export function fillLiquid(liquid: Liquid, template: Template[], values: TemplateValues): string {
  const context = new Context(values, liquid.options, { sync: true });
  limitCpuTime(context, liquid.options.renderLimit);
  const filled = String(liquid.renderSync(template, context));
  // LiquidJS checks only before each part of a template, so the last part may have used up everything.
  context.renderLimit.check(performance.now());
  return filled;
}

/** LiquidJS limits wall-clock time, in which a thread on a busy machine may hardly run. */
function limitCpuTime({ renderLimit }: Context, limitMs: number): void {
  const check = renderLimit.check.bind(renderLimit);
  const endsAt = cpuMs(process.threadCpuUsage()) + limitMs;
  let lookAgainAt = performance.now() + limitMs;
  renderLimit.check = (now) => {
    if (now < lookAgainAt) return;
    const leftMs = endsAt - cpuMs(process.threadCpuUsage());
    // Throws LiquidJS's own error: the wall-clock limit has passed as well.
    if (leftMs <= 0) check(now);
    lookAgainAt = now + leftMs;
  };
}

/** The fault in one line. A file system error is of no use to staff. */
export function liquidFault(error: unknown): string {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (/(?:render|memory alloc) limit exceeded/.test(message)) return templateKilled;
  if (message.includes('parse length limit exceeded')) return templateTooLong;
  return message.startsWith('ENOENT') ? 'Templates can’t include other templates' : liquidWords(message);
}
