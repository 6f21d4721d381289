import { z } from 'zod';
import { button, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** To staff: a source was caught lying and is out. */
export const sourceOut = defineEmail({
  name: 'source.out',
  input: z.strictObject({ source: z.string(), url: z.url() }),
  subject: ({ source }) => `${source} is not asked any more`,
  preview: () => 'It failed two of its last three controls. What it said since the last good one is being withdrawn.',
  blocks: ({ source, url }) => [
    paragraph(
      `${source} failed two of its last three controls: it found what cannot exist, or missed what it is known to have. Nobody is asked about with it any more, and what it said since its last good control is withdrawn from every report. The people concerned are told.`,
    ),
    paragraph(
      'It is tested every night and comes back by itself when three nights of five were good. You can also hold it or let it be asked again at once:',
    ),
    button('Open Sources', url),
  ],
});
