import { fault } from '#contract/faults/faults.ts';
import { mostPictures } from '#contract/removal/desk.ts';
import type { PictureInput } from '#contract/removal/desk-input.ts';
import type { Context } from '#core/base/context.ts';
import { AppError, changedMeanwhile } from '#core/base/errors.ts';
import { changeCase } from '#core/removal/internal/change-case.ts';
import { noteStep } from '#core/removal/internal/move-on.ts';
import { picturesIn } from '#core/removal/internal/store.ts';

/**
 * Keeps the digest of a picture that shows what the company had of the person, in the case and in the log, so that the file can be
 * shown to be of that day. The picture stays with the person. One that is noted already is left as it is.
 * @throws AppError `conflict` before a letter was sent and once the case is closed; `invalid` for too many
 */
export function notePicture(ctx: Context, { caseId, ...picture }: PictureInput): Promise<void> {
  return changeCase(ctx, caseId, async (tx, person, loaded) => {
    const { row, steps } = loaded;
    if (row.state === 'prepared') throw changedMeanwhile(fault('no-letter-sent'));
    if (row.state === 'closed') throw changedMeanwhile(fault('request-changed'));
    const known = picturesIn(steps);
    if (known.includes(picture.sha256)) return;
    if (known.length >= mostPictures)
      throw new AppError('invalid', { publicMessage: fault('many-own-pictures', mostPictures), field: 'sha256' });
    await noteStep(tx, person, loaded, { step: { what: 'picture', ...picture } });
  });
}
