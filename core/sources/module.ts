import type { Module } from '#core/base/module.ts';
import { deleteAnswersAbout } from '#core/sources/actions/delete-answers.ts';

export const sources: Module = {
  name: 'sources',
  erasure: [
    async (tx, { vault }, { email }) => {
      await deleteAnswersAbout(tx, vault, email);
      return 0;
    },
  ],
};
