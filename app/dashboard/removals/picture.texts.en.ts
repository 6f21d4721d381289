import type { PictureTime } from '#contract/removal/desk.ts';

/** Pictures that the person took of what a company shows of them. */
export default {
  title: 'Pictures of your own',
  lead: 'Take a picture of what they show of you now, and one when they say that it is gone. Each file stays with you. Your browser takes its digest (SHA-256), which this request and our audit log keep: so you can show later that this very file existed on that day.',
  time: 'What it shows',
  times: { before: 'What they showed before', after: 'What they showed after' } satisfies Readonly<
    Record<PictureTime, string>
  >,
  file: 'Picture',
  note: 'Note this picture',
  known: (date: string) => `This is the picture that was noted on [${date}].`,
  insecure: 'Your browser takes digests only over a secure connection.',
  unread: 'This file could not be read.',
  noted: { before: 'Picture noted, of before', after: 'Picture noted, of after' } satisfies Readonly<
    Record<PictureTime, string>
  >,
  digest: (name: string, sha256: string) => `Your file ${name} has the digest ${sha256}. Keep the file.`,
};
