import { longDate } from '#contract/base/formats.ts';
import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { link, strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  confirm: {
    subject: 'Confirmez votre adresse e-mail',
    preview: 'Merci. Confirmez-la pour ouvrir votre compte. Si ce n’était pas vous, ignorez cet e-mail.',
    thanks: (product) => `Merci. Confirmez l’adresse pour ouvrir votre compte ${product} :`,
    button: 'Confirmer l’adresse e-mail',
    browser:
      'Si vous ouvrez le lien dans le navigateur qui a servi à l’inscription, le mot de passe choisi à ce moment-là est retenu. Ailleurs, vous en choisissez un en ouvrant le lien.',
    once: () => [
      'Le lien ne fonctionne qu’une fois et expire au bout d’une heure. ',
      strong('Si vous n’avez rien demandé, vous pouvez l’ignorer :'),
      ' le compte reste fermé tant que le lien n’est pas utilisé.',
    ],
  },
  invitation: {
    subject: (product) => `Votre invitation à rejoindre ${product}`,
    preview: 'Choisissez un mot de passe pour ouvrir votre compte. Si vous n’en voulez pas, ignorez cet e-mail.',
    invited: (product) =>
      `Nous vous invitons à ouvrir un compte ${product}. Choisissez un mot de passe, et il est à vous :`,
    button: 'Ouvrir mon compte',
    once: () => [
      'Le lien ne fonctionne qu’une fois et expire au bout de 7 jours. ',
      strong('Si vous ne voulez pas du compte, vous pouvez l’ignorer :'),
      ' il reste fermé et est supprimé automatiquement.',
    ],
  },
  exists: {
    subject: 'Vous avez déjà un compte',
    preview: 'Quelqu’un a tenté d’en ouvrir un second avec cette adresse. Rien n’a changé.',
    tried: (product) =>
      `Vous, ou quelqu’un d’autre, avez tenté d’ouvrir un compte ${product} avec cette adresse. Elle en a déjà un : rien n’a donc changé. Connectez-vous avec le mot de passe que vous aviez choisi :`,
    button: 'Se connecter',
    forgotten: (resetUrl) => ['Si vous avez oublié le mot de passe, ', link('choisissez-en un nouveau', resetUrl), '.'],
    ifNot: () => [
      strong('Si ce n’était pas vous, vous pouvez ignorer cet e-mail.'),
      ' Personne n’a appris que vous avez un compte.',
    ],
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien ne fonctionne qu’une fois et expire au bout d’une heure. Si ce n’était pas vous, ignorez-le.',
    asked: (product) => `Vous avez demandé un nouveau mot de passe pour votre compte ${product}. Choisissez-le ici :`,
    button: 'Choisir un nouveau mot de passe',
    once: () => [
      'Le lien ne fonctionne qu’une fois et expire au bout d’une heure. ',
      strong('Si vous n’avez rien demandé, vous pouvez l’ignorer :'),
      ' votre mot de passe reste le même.',
    ],
  },
  opened: {
    subject: 'Votre compte est ouvert',
    preview: 'Le résultat de votre analyse gratuite y est conservé.',
    chosen: (product, device) =>
      `Vous avez choisi un mot de passe à côté du résultat de votre analyse gratuite (${device}) : cette adresse a donc maintenant un compte ${product}. Le résultat y est conservé, sous « Mes analyses ».`,
    ifNot: (resetUrl) => [
      strong('Si ce n’était pas vous,'),
      ' quelqu’un d’autre a ouvert le lien que nous avons envoyé à cette adresse. ',
      link('Choisissez un nouveau mot de passe', resetUrl),
      ' sans attendre : toutes les autres personnes sont alors déconnectées. Puis écrivez-nous, ou supprimez le compte.',
    ],
  },
  ways: {
    passkey: (name, day) => `Clé d’accès « ${name} », ajoutée le ${longDate(day, 'UTC', 'fr-FR')}`,
    app: (day) => `Application d’authentification, configurée le ${longDate(day, 'UTC', 'fr-FR')}`,
    codes: (count) => counted('fr', count, { one: 'code de récupération', other: 'codes de récupération' }),
    provider: (day) => `Connexion par un autre fournisseur, associée le ${longDate(day, 'UTC', 'fr-FR')}`,
  },
  changed: {
    subject: 'Votre mot de passe a été changé',
    preview: 'Tous les autres appareils ont été déconnectés.',
    now: (product, device) =>
      `Le mot de passe de votre compte ${product} vient d’être changé (${device}). Tous les autres appareils ont été déconnectés.`,
    stays: 'Il est encore possible de s’y connecter avec :',
    remove: (settingsUrl) => [
      'Supprimez ce que vous ne reconnaissez pas sur la page qui suit le nouveau mot de passe, ou dans ',
      link('vos paramètres', settingsUrl),
      '. Si l’on vous demande un code d’une application qui n’est pas la vôtre, choisissez encore une fois un nouveau mot de passe : la page suivante permet de retirer l’application.',
    ],
    ifNot: (resetUrl) => [
      strong('Si ce n’était pas vous,'),
      ' ',
      link('choisissez un nouveau mot de passe', resetUrl),
      ' sans attendre et écrivez-nous.',
    ],
  },
};

export default french;
