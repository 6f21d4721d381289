import type { Answered } from '#app/forms/answered.ts';
import { mostPictureBytes, type UploadedPicture } from '#contract/site/picture.ts';

/** `fault` is for whoever chose the file. */
type SentPicture = { picture: UploadedPicture; fault: null } | { picture: null; fault: string };

const failedBecause = (fault: string): SentPicture => ({ picture: null, fault });
const noConnection = failedBecause('The picture could not be sent. Is there a connection? Please try again.');

function readAnswer(request: XMLHttpRequest): SentPicture {
  const answer: Answered<UploadedPicture> | null = request.response;
  if (answer?.value) return { picture: answer.value, fault: null };
  if (request.status === 413) return failedBecause('The picture is too large: at most 5 MB, please.');
  const fault = answer?.errors?.picture ?? answer?.toast?.description;
  return failedBecause(fault ?? 'The picture could not be uploaded. Please try again.');
}

/**
 * Uploads a picture (upload.ts). By XMLHttpRequest: `fetch` does not tell how much has been sent.
 * @param onProgress is told the part that has been sent, 0 to 1
 */
export function sendPicture(file: File, onProgress: (part: number) => void): Promise<SentPicture> {
  if (file.size > mostPictureBytes)
    return Promise.resolve(failedBecause('The picture is too large: at most 5 MB, please.'));
  const { promise, resolve } = Promise.withResolvers<SentPicture>();
  const form = new FormData();
  form.set('picture', file);
  const request = new XMLHttpRequest();
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  request.onload = () => resolve(readAnswer(request));
  request.onerror = () => resolve(noConnection);
  request.open('POST', '/admin/pictures');
  request.send(form);
  return promise;
}
