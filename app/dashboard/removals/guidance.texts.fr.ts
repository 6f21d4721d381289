import type { Texts } from '#contract/base/texts.ts';
import type english from './guidance.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Accompagnement',
  lead: 'Qui peut vous aider dans vos demandes aux entreprises.',
  since: (date) => `Avec votre accord, notre équipe peut vous aider depuis le ${date}.`,
  nobody: 'Personne d’autre que vous ne voit vos demandes pour l’instant.',
  about:
    'Avec le Plan d’action personnel, notre équipe peut voir vos demandes et préparer des lettres pour vous tant que votre commande est ouverte. Elle ne peut rien envoyer. Chacune de ses consultations figure dans votre [Journal d’activité]. Vous pouvez y mettre fin à tout moment.',
  end: 'Y mettre fin',
  allow: 'Autoriser l’équipe à m’aider',
  failures: { allow: 'L’enregistrement a échoué.' },
  allowed: 'Notre équipe peut maintenant vous aider dans vos demandes',
  ended: 'Notre équipe ne voit plus vos demandes',
};

export default french;
