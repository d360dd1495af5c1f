import type { PictureUse } from '@getaway/contracts/http/house-files';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../../database/database.ts';
import { storeFile } from './house-files.repository.ts';
import type { KeepAnswer } from './picture-process.ts';
import type { PictureThreads } from './picture-threads.ts';

export type UploadRefusal = Extract<KeepAnswer, { readonly ok: false }>;

type Outcome =
  | {
      readonly ok: true;
      readonly file: {
        readonly name: string;
        readonly width: number;
        readonly height: number;
        readonly bytes: number;
      };
    }
  | UploadRefusal;

/** Keeps a picture that staff upload, made of its pixels alone. The same file again changes nothing. */
export async function uploadFile(
  {
    database,
    pictures,
    now,
  }: {
    readonly database: Database;
    readonly pictures: PictureThreads;
    readonly now: Clock;
  },
  upload: { readonly content: Uint8Array; readonly use: PictureUse; readonly by: string },
): Promise<Outcome> {
  const outcome = await pictures.keep(upload.content, upload.use);
  if (!outcome.ok) return outcome;
  const { name, width, height, content } = outcome.picture;
  await database.transactPlain(async (sql) =>
    storeFile(sql, {
      ...{ name, width, height, content },
      usedFor: upload.use,
      uploadedBy: upload.by,
      uploadedAt: now(),
    }),
  );
  return { ok: true, file: { name, width, height, bytes: content.byteLength } };
}
