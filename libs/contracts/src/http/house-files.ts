import * as v from 'valibot';
import { defineCall } from './call.ts';

/** The largest file that staff can upload, in bytes. */
export const largestUploadBytes = 25_000_000;

/** The folder beside a property file that its uploaded pictures are in. */
export const uploadsFolder = 'uploads/';

/** The name of an uploaded picture: it changes with every byte. Smaller ones have their width in it. */
const fileName = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}(?:-\d{2,4})?\.(?:webp|png|avif)$/, 'Must be the name of a picture'),
);

/** What a picture is for decides how it is kept: a drawing of a logo stays sharp, a guide's picture loads at the roadside. */
export const pictureUses = ['photo', 'logo', 'guide'] as const;

export type PictureUse = (typeof pictureUses)[number];

/** The body is one file, as it is: JPEG, PNG, WebP, AVIF, or HEIC, and SVG for a logo or the guide. Uploading it again changes nothing. */
export const uploadHouseFile = defineCall({
  method: 'POST',
  path: '/api/admin/house/files',
  summary: 'Uploads a picture of the house, and answers the name that a draft can use for it',
  access: 'staff',
  query: v.object({ use: v.optional(v.picklist(pictureUses), 'photo') }),
  upload: 'image/*',
  answer: v.object({
    /** As a property file has it: `uploads/` and the name of the file. */
    name: v.string(),
    /** Of the kept picture, in pixels. */
    width: v.number(),
    height: v.number(),
    bytes: v.number(),
  }),
  refusals: ['request-timeout', 'unusable-picture'],
});

export const readHouseFile = defineCall({
  method: 'GET',
  path: '/api/admin/house/files/:name',
  summary: 'An uploaded picture, or the smallest one that is at least as wide as `width`',
  access: 'staff',
  params: v.object({ name: fileName }),
  query: v.object({
    width: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'Must be a width'), v.transform(Number))),
  }),
  file: 'image/*',
  refusals: ['not-found'],
});

export const prepareEmailPicture = defineCall({
  method: 'POST',
  path: '/api/admin/house/files/:name/email',
  summary: 'Makes an uploaded photo public for emails, and answers its address there, which never changes',
  access: 'staff',
  params: v.object({ name: fileName }),
  answer: v.object({
    /** Absolute, of a JPEG. */
    address: v.string(),
  }),
  refusals: ['not-found'],
});

/** Email programs have no session. Only photos are here that staff chose for an email. */
export const readEmailPicture = defineCall({
  method: 'GET',
  path: '/api/pictures/:name',
  summary: 'A photo of the house that staff chose for emails',
  access: 'public',
  params: v.object({
    name: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}-email\.jpg$/, 'Must be the name of a picture')),
  }),
  file: 'image/*',
  refusals: ['not-found'],
});

/** The folder beside a property file that the pictures of its guide are in. */
export const guideFolder = 'guide/';

export const readGuideFile = defineCall({
  method: 'GET',
  path: '/api/admin/house/guide-files/:name',
  summary: 'A picture of the guide that came with the house, beside its property file',
  access: 'staff',
  params: v.object({
    name: v.pipe(
      v.string(),
      v.regex(/^[\w-]+\.(?:svg|png|webp|avif|jpe?g)$/i, 'Must be the name of a picture'),
    ),
  }),
  file: 'image/*',
  refusals: ['not-found'],
});

/** For the web servers, without a secret, as the published house. Only booked guests may see the guide, so its pictures are not here. */
export const readShownHouseFile = defineCall({
  method: 'GET',
  path: '/internal/house/files/:name',
  summary: 'A picture of the house as it is kept, or a smaller one of it, for the web servers',
  access: 'public',
  params: v.object({ name: fileName }),
  file: 'image/*',
  refusals: ['not-found'],
});
