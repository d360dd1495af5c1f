import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { HouseVersion } from '@getaway/contracts/http/house-editing';
import { formatMoment } from '../../../format/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ItemList, ItemRow } from '../../../ui/item-row.tsx';
import { sourceInWords, versionInWords } from './version-words.ts';

interface VersionListProps {
  /** Newest first. */
  versions: readonly HouseVersion[];
  /** Whether the first one is what the site shows. */
  hasNewest: boolean;
  onCompare: (version: HouseVersion) => void;
}

/** Who published what and when. */
export function VersionList({ versions, hasNewest, onCompare }: VersionListProps): ReactNode {
  return (
    <ItemList label="Versions">
      {versions.map((version, at) => {
        const isPublished = hasNewest && at === 0;
        return (
          <ItemRow
            key={version.revision}
            name={versionInWords(version)}
            badges={isPublished && <Badge tone="green">Published now</Badge>}
            actions={
              !isPublished && (
                <Button
                  aria-label={`Compare ${versionInWords(version).toLowerCase()}`}
                  onClick={() => onCompare(version)}
                >
                  Compare
                </Button>
              )
            }
          >
            {formatMoment(version.publishedAt)} · {sourceInWords(version)}
          </ItemRow>
        );
      })}
    </ItemList>
  );
}
