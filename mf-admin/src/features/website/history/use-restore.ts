import { useNavigate } from 'react-router-dom';
import { listHouseVersions, saveHouseDraft } from '@getaway/contracts/http/house-editing';
import { useMutation } from '../../../actions/use-mutation.ts';
import type { Comparison } from './use-comparison.ts';

const texts = {
  done: 'Restored as your draft. Guests see it when you publish it.',
  failed: 'Failed to restore this version',
  refresh: [listHouseVersions],
} as const;

interface Restore {
  readonly pending: boolean;
  /** Makes a version the draft and opens it. Returns whether it is. */
  readonly restore: (comparison: Comparison) => Promise<boolean>;
}

/** Restores earlier versions, unless somebody has saved a draft since the comparison was read. */
export function useRestore(): Restore {
  const { pending, run } = useMutation(saveHouseDraft, texts);
  const navigate = useNavigate();
  const restore = async ({ version, revision }: Comparison): Promise<boolean> => {
    const outcome = await run({ body: { content: version.content, revision } });
    if (outcome?.ok) await navigate('/admin/website');
    return outcome?.ok === true;
  };
  return { pending, restore };
}
