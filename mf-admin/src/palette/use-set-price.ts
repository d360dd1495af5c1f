import { listPricing } from '@getaway/contracts/http/pricing';
import { changePricing } from '@getaway/contracts/http/staff-prices';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { useMutation } from '../actions/use-mutation.ts';
import { pricingWords } from '../features/pricing/pricing-words.ts';
import type { PriceCommand } from './set-price.ts';

/** Sets a price, and offers to take that back. */
export function useSetPrice(): (command: PriceCommand) => Promise<void> {
  const { toast } = useToast();
  const { run } = useMutation(changePricing, { failed: 'Failed to update pricing', refresh: [listPricing] });
  /** Not over a price that somebody else has set since. */
  const set = async (id: string, price: string, before: string): Promise<boolean> => {
    const outcome = await run({ params: { id }, body: { price, before: { price: before } } });
    return outcome?.ok === true;
  };
  return async ({ id, name, price, before }) => {
    if (!(await set(id, price, before))) return;
    const says = (amount: string): string => `${pricingWords[name].title}: ${formatTotal(amount)}`;
    const undo = async (): Promise<void> => {
      if (await set(id, before, price)) toast({ title: 'Price restored', description: says(before) });
    };
    toast({
      title: 'Pricing updated successfully',
      description: says(price),
      action: { label: 'Undo', onPress: () => void undo() },
    });
  };
}
