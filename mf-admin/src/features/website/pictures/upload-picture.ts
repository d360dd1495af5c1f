import { uploadHouseFile, type PictureUse } from '@getaway/contracts/http/house-files';
import { ApiError, errorFromResponse } from '@getaway/web-kit/api-error';
import * as v from 'valibot';

/**
 * Uploads a picture and returns its name for a draft. `onProgress` gets the share that has been sent, 0 to 1, which `fetch`
 * cannot tell. Throws an ApiError whose problem says what is wrong with the file.
 */
export async function uploadPicture(
  file: File,
  use: PictureUse,
  onProgress: (share: number) => void,
): Promise<string> {
  const { status, type, text } = await send(file, use, onProgress);
  if (status !== 200) {
    const headers = { 'content-type': type };
    throw await errorFromResponse(new Response(text, { status, headers }));
  }
  return v.parse(v.pipe(v.string(), v.parseJson(), uploadHouseFile.answer), text).name;
}

interface Sent {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

function send(file: File, use: PictureUse, onProgress: (share: number) => void): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploadHouseFile.method, `${uploadHouseFile.path}?use=${use}`);
    request.setRequestHeader('Accept', 'application/json');
    // Browsers do not know HEIC; the server looks at the content anyway.
    request.setRequestHeader('Content-Type', file.type.startsWith('image/') ? file.type : 'image/unknown');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        type: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
      }),
    );
    request.addEventListener('error', () => reject(new ApiError(0, 'No connection')));
    request.send(file);
  });
}
