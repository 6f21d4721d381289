import type { Texts } from '#contract/base/texts.ts';
import { link } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const countRequests = (count: number) => (count === 1 ? 'une demande' : `${count} demandes`);

const french: Texts<typeof english> = {
  back: {
    subject: 'Des données qui avaient disparu figurent de nouveau en ligne',
    preview: 'Vous pouvez écrire encore une fois à l’entreprise.',
    text: (count) =>
      count === 1
        ? 'Pour une demande, nous avions constaté que vos données avaient disparu. Une vérification vient de les retrouver : la demande est donc de nouveau ouverte.'
        : `Pour ${count} demandes, nous avions constaté que vos données avaient disparu. Une vérification vient de les retrouver : ces demandes sont donc de nouveau ouvertes.`,
  },
  late: {
    subject: 'La réponse à votre demande est en retard',
    preview: 'L’étape suivante est prête.',
    text: (count) =>
      `Le délai de réponse est dépassé pour ${countRequests(count)}. Si aucune réponse n’est arrivée, une relance est prête à être envoyée.`,
  },
  soon: {
    subject: 'La réponse à votre demande est attendue bientôt',
    preview: 'Il n’y a encore rien à faire.',
    text: (count) => `Une réponse est attendue dans les trois jours ouvrables pour ${countRequests(count)}.`,
  },
  asked: 'Vous avez interrogé des entreprises sur vos données et nous avez dit avoir envoyé les lettres.',
  see: 'Voir mes demandes',
  note: 'Une réponse est arrivée ? Notez-la sur cette page : l’étape suivante en découle.',
  choose: (settingsUrl) => [link('Choisissez les e-mails que vous recevez', settingsUrl), '.'],
};

export default french;
