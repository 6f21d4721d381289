import type { Answered } from '#app/forms/answered.ts';
import type { Texts } from '#contract/base/texts.ts';
import { mostPictureBytes, type UploadedPicture } from '#contract/site/picture.ts';
import type english from './pictures.texts.en.ts';

type Faults = Texts<typeof english>['faults'];

/** `fault` is for whoever chose the file. */
type SentPicture = { picture: UploadedPicture; fault: null } | { picture: null; fault: string };

const failedBecause = (fault: string): SentPicture => ({ picture: null, fault });

function readAnswer(request: XMLHttpRequest, faults: Faults): SentPicture {
  const answer: Answered<UploadedPicture> | null = request.response;
  if (answer?.value) return { picture: answer.value, fault: null };
  if (request.status === 413) return failedBecause(faults.large);
  const fault = answer?.errors?.picture ?? answer?.toast?.description;
  return failedBecause(fault ?? faults.failed);
}

/**
 * Uploads a picture (upload.ts). By XMLHttpRequest: `fetch` does not tell how much has been sent.
 * @param faults what is said where the server says nothing
 * @param onProgress is told the part that has been sent, 0 to 1
 */
export function sendPicture(file: File, faults: Faults, onProgress: (part: number) => void): Promise<SentPicture> {
  if (file.size > mostPictureBytes) return Promise.resolve(failedBecause(faults.large));
  const { promise, resolve } = Promise.withResolvers<SentPicture>();
  const form = new FormData();
  form.set('picture', file);
  const request = new XMLHttpRequest();
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  request.onload = () => resolve(readAnswer(request, faults));
  request.onerror = () => resolve(failedBecause(faults.connection));
  request.open('POST', '/admin/pictures');
  request.send(form);
  return promise;
}
