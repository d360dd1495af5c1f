import { readEmailPicture } from '@getaway/contracts/http/house-files';
import { emailPictureName } from '@getaway/pictures/email-picture';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../../database/database.ts';
import { readEmailVariant, readPhoto, storeEmailVariant } from './email-pictures.repository.ts';
import type { PictureThreads } from './picture-threads.ts';

type EmailPictureOutcome =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: 'not-found' | 'too-slow' };

/**
 * Makes an uploaded photo public for emails, once. Its name is a digest of the photo, so an email that was sent always
 * shows the same picture.
 */
export async function prepareEmailPicture(
  deps: { readonly database: Database; readonly pictures: PictureThreads; readonly publicOrigin: string },
  photo: string,
): Promise<EmailPictureOutcome> {
  const { database, pictures, publicOrigin } = deps;
  const sql = sqlOf(database.pool);
  const name = emailPictureName(photo);
  const address = new URL(readEmailPicture.path.replace(':name', name), publicOrigin).href;
  if (await readEmailVariant(sql, name)) return { ok: true, address };
  const stored = await readPhoto(sql, photo);
  if (!stored) return { ok: false, reason: 'not-found' };
  const made = await pictures.forEmail(stored.content);
  if (!made) return { ok: false, reason: 'too-slow' };
  const isStored = await database.transactPlain(async (own) =>
    storeEmailVariant(own, photo, { ...made, name }),
  );
  return isStored ? { ok: true, address } : { ok: false, reason: 'not-found' };
}
