import type { ReactNode } from 'react';
import type { HouseGuide as Guide } from '@getaway/contracts/http/house-guide';
import { Loading } from '../../ui/loading.tsx';
import { partOf } from '../../ui/part-of.tsx';
import { useNear } from '../../ui/use-near.ts';
import { useOpenStay } from './stay-context.ts';
import { hoursWords } from './stay-words.ts';

const loading = 'Loading the house guide…';

const HouseGuide = partOf(async () => (await import('./house-guide.tsx')).HouseGuide, {
  loading,
  what: 'the house guide',
});

/** The house guide, which loads when the guest comes near, or at once when the address leads to one of its sections. */
export function GuidePlace({ guide }: { guide: Guide }): ReactNode {
  const { view } = useOpenStay();
  const { ref, isNear } = useNear<HTMLDivElement>();
  const isNow = isNear || window.location.hash.startsWith('#guide');
  return (
    <div ref={ref}>
      {isNow ? <HouseGuide guide={guide} hours={hoursWords(view)} /> : <Loading>{loading}</Loading>}
    </div>
  );
}
