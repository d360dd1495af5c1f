import { Router, type Response } from 'express';
import {
  prepareEmailPicture as prepareEmailPictureCall,
  readEmailPicture,
  readGuideFile,
  readHouseFile,
  readShownHouseFile,
  uploadHouseFile,
  uploadsFolder,
} from '@getaway/contracts/http/house-files';
import type { Clock } from '@getaway/kernel/instant';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import type { StreamedFile } from '@getaway/service-kit/http/streamed-file';
import { noSuch, Problem, ProblemError } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import { withWriteDeadline } from '@getaway/service-kit/write-deadline';
import type { Database } from '../../database/database.ts';
import { findEmailPicture } from './find-email-picture.ts';
import { prepareEmailPicture } from './prepare-email-picture.ts';
import type { PictureThreads } from './picture-threads.ts';
import { readFile } from './read-file.ts';
import { readGuideFile as guideFile } from './read-guide-file.ts';
import { readShownFile } from './read-shown-file.ts';
import { createUploadReader } from './upload-body.http.ts';
import { uploadFile } from './upload-file.ts';
import { uploadProblem } from './upload.problem.ts';

/** From the last byte of a picture to its commit: the edge waits a little longer. */
const commitMs = 28_000;

/** Takes the pictures that staff upload. Mounted before body parsing. */
export function uploadRoutes(deps: {
  readonly database: Database;
  readonly guard: SessionGuard;
  readonly pictures: PictureThreads;
  readonly now: Clock;
  /** Called after each upload. */
  readonly onUpload: () => void;
}): Router {
  const router = Router();
  const readUpload = createUploadReader();
  mount(router, uploadHouseFile, deps.guard.requireStaff, async ({ query, request, response }) => {
    const content = await readUpload(request, response);
    if (content === undefined) throw leftProblem(response);
    if (content instanceof Problem) return content;
    const upload = { content, use: query.use, by: staffOf(response).username };
    const outcome = await withWriteDeadline(commitMs, () => uploadFile(deps, upload));
    if (!outcome.ok) return uploadProblem(outcome);
    deps.onUpload();
    return { ...outcome.file, name: uploadsFolder + outcome.file.name };
  });
  return router;
}

/** Shows staff the pictures that were uploaded, and those of the guide that came with the house. */
export function houseFileRoutes(deps: {
  readonly database: Database;
  readonly guard: SessionGuard;
  readonly propertyFile: string | undefined;
}): Router {
  const router = Router();
  mountFile(router, readHouseFile, deps.guard.requireStaff, async ({ params, query }) => {
    const picture = await readFile(deps, params.name, query.width);
    return picture ? shown(picture) : noSuch('picture');
  });
  mountFile(router, readGuideFile, deps.guard.requireStaff, async ({ params, response }) => {
    // A drawing opened by its address could otherwise run scripts as a page of this site.
    response.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return guideFile(deps.propertyFile, params.name) ?? noSuch('picture');
  });
  return router;
}

/** Photos that staff choose for emails, and email programs show. */
export function emailPictureRoutes(deps: {
  readonly database: Database;
  readonly guard: SessionGuard;
  readonly pictures: PictureThreads;
  readonly publicOrigin: string;
}): Router {
  const router = Router();
  mount(router, prepareEmailPictureCall, deps.guard.requireStaff, async ({ params }) => {
    const outcome = await prepareEmailPicture(deps, params.name);
    if (outcome.ok) return { address: outcome.address };
    return outcome.reason === 'not-found' ? noSuch('photo') : new Problem('unavailable');
  });
  mountFile(router, readEmailPicture, deps.guard.requireStaff, async ({ params, response }) => {
    const picture = await findEmailPicture(deps, params.name);
    if (!picture) return noSuch('picture');
    // Email programs in a browser show it on other sites.
    response.set('cross-origin-resource-policy', 'cross-origin');
    return {
      name: picture.name,
      content: [picture.content],
      shown: { type: 'image/jpeg', cacheControl: 'public, max-age=31536000, immutable' },
    };
  });
  return router;
}

/** Gives the pictures that pages show to the web servers, which keep them. */
export function shownFileRoutes(deps: { readonly database: Database; readonly guard: SessionGuard }): Router {
  const router = Router();
  mountFile(router, readShownHouseFile, deps.guard.requireStaff, async ({ params }) => {
    const picture = await readShownFile(deps, params.name);
    return picture ? shown(picture) : noSuch('picture');
  });
  return router;
}

/** A picture never changes under its name. */
function shown({ name, content }: { readonly name: string; readonly content: Uint8Array }): StreamedFile {
  const type = `image/${name.split('.').at(-1)}`;
  return { name, content: [content], shown: { type, cacheControl: 'private, max-age=31536000, immutable' } };
}

/** Nobody reads the answer to an upload that broke off. */
function leftProblem(response: Response): ProblemError {
  response.destroy();
  return new ProblemError(new Problem('request-timeout'));
}
