import { useCallback, useRef } from 'react';
import { listHouseVersions, readHouseDraft } from '@getaway/contracts/http/house-editing';
import { callApi, type CallApi } from '@getaway/web-kit/api-client';
import { usePolling } from '../frame/use-polling.ts';
import { publishedHouseOf } from './published-house-of.ts';
import { publishedHouse, showPublishedHouse } from './published-house.ts';

/**
 * Shows the house that was published in another tab or by somebody else while this page is open: asks for the newest version
 * from time to time, and reads the house when that is another one. It calls past the sign-in dialog, as for unread threads.
 */
export function useNewestHouse(call: CallApi = callApi): void {
  const known = useRef<number>(undefined);
  usePolling(
    useCallback(async () => {
      try {
        const [newest] = await call(listHouseVersions, { query: { limit: '1' } });
        if (newest && newest.revision !== known.current) {
          const { published, sample } = await call(readHouseDraft);
          showPublishedHouse(publishedHouseOf(published.content, sample, publishedHouse()));
          known.current = published.revision;
        }
        return true;
      } catch {
        return false;
      }
    }, [call]),
  );
}
