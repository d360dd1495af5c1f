import { readHouseFile, uploadsFolder } from '@getaway/contracts/http/house-files';

/** Where the back office finds a small version of an uploaded picture; undefined for a file that was not uploaded. */
export function addressOfUpload(file: string): string | undefined {
  if (!file.startsWith(uploadsFolder)) return undefined;
  return `${readHouseFile.path.replace(':name', file.slice(uploadsFolder.length))}?width=420`;
}
