import type { LiveHouse } from '@getaway/service-kit/house/live-house';
import type { TemplateRenderer } from './template-renderer.ts';

interface Used {
  readonly renderer: TemplateRenderer;
  /** Questions without an answer. */
  pending: number;
}

/**
 * Renders templates with the newest version of the house: a new version gets threads of its own, and the former ones stop
 * once they have answered.
 */
export function createLiveRenderer(house: LiveHouse, start: () => TemplateRenderer): TemplateRenderer {
  let current: Used = { renderer: start(), pending: 0 };
  const stopping = new Set<Promise<void>>();
  const stopIfUnused = (used: Used): void => {
    if (used === current || used.pending > 0) return;
    const stopped = used.renderer.stop().finally(() => stopping.delete(stopped));
    stopping.add(stopped);
  };
  const stopFollowing = house.onChange(() => {
    const former = current;
    current = { renderer: start(), pending: 0 };
    stopIfUnused(former);
  });
  const ask = async <T>(question: (renderer: TemplateRenderer) => Promise<T>): Promise<T> => {
    const used = current;
    used.pending += 1;
    try {
      return await question(used.renderer);
    } finally {
      used.pending -= 1;
      stopIfUnused(used);
    }
  };
  return {
    forStaff: (session) => ({
      check: (source) => ask((renderer) => renderer.forStaff(session).check(source)),
      preview: (source, values) => ask((renderer) => renderer.forStaff(session).preview(source, values)),
    }),
    render: (source, values) => ask((renderer) => renderer.render(source, values)),
    subjects: (unfilled) => ask((renderer) => renderer.subjects(unfilled)),
    stop: async () => {
      stopFollowing();
      await Promise.all([current.renderer.stop(), ...stopping]);
    },
  };
}
