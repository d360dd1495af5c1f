import { writeFileSync } from 'node:fs';
import { readSdkTypes } from './read-sdk-types.ts';
import { sdkTypesFile, textOf } from './sdk-types-file.ts';

writeFileSync(sdkTypesFile, textOf(readSdkTypes()));
