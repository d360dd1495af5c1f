import type { UploadRefusal } from './upload-file.ts';

/** Why a picture is refused in plain words, and what to do. */
export function uploadWords(refusal: UploadRefusal): string {
  switch (refusal.reason) {
    case 'busy':
      return 'Other pictures are being prepared, and this one wasn’t taken. Upload it again in a moment.';
    case 'not-a-picture':
      return 'This file isn’t a picture. Upload a JPEG, PNG, WebP, AVIF, or HEIC file.';
    case 'gif':
      return 'GIF files aren’t accepted. Save the picture as JPEG or PNG and upload that.';
    case 'svg':
      return 'An SVG drawing can only be a logo or a picture of the guide. Save it as PNG to use it as a photo.';
    case 'text':
      return 'This drawing has text that can’t be drawn here: letters other than Latin, Greek, and Cyrillic, or HTML. Convert the text to paths in your drawing program, and use that file.';
    case 'animated':
      return 'This picture moves. Save one frame of it as JPEG or PNG and upload that.';
    case 'broken':
      return 'This picture is damaged or incomplete. Open it on your computer, save it again as JPEG, and upload that.';
    case 'broken-drawing':
      return 'This drawing can’t be read. Open it in your drawing program, export it as a plain SVG or as PNG, and upload that.';
    case 'linked-picture':
      return 'This drawing shows a picture that isn’t in its file. Embed the picture in your drawing program, or save the drawing as PNG, and upload that.';
    case 'too-many-pixels': {
      const most = Math.round(refusal.mostPixels / 1_000_000);
      const kind =
        refusal.kind === 'heic' || refusal.kind === 'avif' ? refusal.kind.toUpperCase() : undefined;
      return kind === undefined
        ? `This picture has more than ${most} megapixels. Make it smaller, such as 4000 pixels wide, and upload that.`
        : `${kind} files can have at most ${most} megapixels. Save this one as JPEG and upload that.`;
    }
    case 'too-narrow':
      return 'This picture is too small: a photo needs to be at least 420 pixels wide. Upload the original from the camera or phone.';
    case 'too-long':
      return 'This picture is a narrow strip: its long side is more than eight times as long as the other (twenty times for a logo or the guide). Crop it, and upload that.';
    case 'too-slow':
      return 'This picture takes too long to read. Open it on your computer, save it again as JPEG, and upload that.';
    case 'large-drawing':
      return 'This drawing has more than 1 MB. Simplify it in your drawing program, or save it as PNG, and upload that.';
    case 'heavy-drawing':
      return 'This drawing takes too long to render, usually because of blurs, shadows, textures, or repeated parts. Export it from your drawing program as a plain drawing without effects, or as PNG, and upload that.';
    case 'too-detailed':
      return 'This picture has too much detail for the guide. Use a simpler one, or crop it to what matters.';
    default:
      return refusal satisfies never;
  }
}
