import { guideFolder, readGuideFile } from '@getaway/contracts/http/house-files';

/** Where the back office finds a picture of the guide that came with the house; undefined for any other file. */
export function addressOfGuideFile(file: string): string | undefined {
  if (!file.startsWith(guideFolder)) return undefined;
  return readGuideFile.path.replace(':name', file.slice(guideFolder.length));
}
