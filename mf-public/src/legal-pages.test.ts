import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** Both legal pages of a house, in one line each. The modules read the house once, so they are loaded for it. */
async function legalPages(services: 'all' | 'none'): Promise<string[]> {
  vi.resetModules();
  const house = globalThis.getawayHouse;
  if (!house) throw new Error('No house');
  globalThis.getawayHouse = { ...house, facts: { ...house.facts, hasConcierge: services === 'all' } };
  try {
    const { Navigation } = await import('./layout/navigation.tsx');
    const { visitOf } = await import('./layout/visit.ts');
    const { PrivacyPage } = await import('./features/legal/privacy.page.tsx');
    const { TermsPage } = await import('./features/legal/terms.page.tsx');
    const textOf = (page: ComponentType): string =>
      renderToStaticMarkup(
        createElement(Navigation, { prerendered: visitOf('/'), children: createElement(page) }),
      )
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ');
    return [textOf(TermsPage), textOf(PrivacyPage)];
  } finally {
    globalThis.getawayHouse = house;
  }
}

it('mention concierge services, services, and packages only where the house offers some', async () => {
  for (const page of await legalPages('all')) expect(page).toMatch(/concierge services/i);
  for (const page of await legalPages('none')) expect(page).not.toMatch(/concierge|services you|packages/i);
});
