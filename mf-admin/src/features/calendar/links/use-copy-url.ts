import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';

/** Puts an address on the clipboard and says how that went (spec page 2, section 8). */
export function useCopyUrl(): (url: string) => Promise<void> {
  const { toast } = useToast();
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'URL Copied' });
    } catch {
      // Refused, or a page that is not served securely has no clipboard at all.
      toast({
        title: 'Copy Failed',
        description: 'Failed to copy URL to clipboard. Please copy manually.',
        variant: 'destructive',
      });
    }
  };
}
