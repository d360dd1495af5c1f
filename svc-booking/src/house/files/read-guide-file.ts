import { guideFolder } from '@getaway/contracts/http/house-files';
import type { StreamedFile } from '@getaway/service-kit/http/streamed-file';
import { houseFileOf, imageTypeOf } from '../../guest-page/house-guide.ts';
import { besideFile, readIfThere } from './beside-file.ts';

/** A picture of the guide beside the property file, by its name. Another file may have the name after the next start. */
export function readGuideFile(propertyFile: string | undefined, name: string): StreamedFile | undefined {
  const content = readIfThere(besideFile(houseFileOf(propertyFile), guideFolder + name));
  const type = imageTypeOf(name);
  if (content === undefined || content === 'too-large' || type === undefined) return undefined;
  return { name, content: [content], shown: { type, cacheControl: 'private, no-cache' } };
}
