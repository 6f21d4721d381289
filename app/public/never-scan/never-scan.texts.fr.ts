import type { Texts } from '#contract/base/texts.ts';
import type english from './never-scan.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Ne jamais analyser cette adresse',
  description:
    'Demandez-nous de ne jamais analyser une de vos adresses, pour qui que ce soit. Confirmé par e-mail, conservé sous forme d’empreinte seulement.',
  lead: 'Quelqu’un d’autre peut saisir votre adresse dans notre formulaire. Rien n’est recherché sans le lien que nous vous envoyons, et ceci vous épargne même cet e-mail : une adresse de cette liste n’est recherchée pour personne, pas même pour vous.',
  email: 'E-mail',
  emailHint:
    'L’adresse exacte. Pour une autre façon de l’écrire, par exemple avec une +étiquette, faites une nouvelle demande.',
  send: 'M’envoyer le lien',
  sending: 'Envoi…',
  kept: 'Nous conservons une empreinte à clé de l’adresse et le jour, rien d’autre ; elle demeure quand un compte est supprimé. Cela vaut pour les analyses gratuites, pour celles lancées depuis un compte et pour tout ce qui est commandé. Les résultats existants sont supprimés à leur échéance. Pour autoriser de nouveau les analyses, demandez l’e-mail ici aussi.',
  failed: 'L’e-mail n’a pas pu être envoyé. Réessayez.',
  marked: 'Vérifiez le champ signalé.',
  mailed: {
    title: 'Consultez votre messagerie',
    description:
      'Si cette adresse reçoit des e-mails, un lien est en route. Il indique si l’adresse est analysée aujourd’hui.',
  },
  mailedText:
    'Un lien est en route vers l’adresse que vous avez saisie. C’est la personne qui lit cette boîte qui décide : l’e-mail montre le réglage actuel et le modifie d’un bouton. Il est valable 24 heures. Rien reçu après quelques minutes ? Regardez dans les courriers indésirables et vérifiez l’adresse.',
  begin: {
    title: 'Ne jamais analyser cette adresse ?',
    text: 'Merci. Quand vous appuierez sur le bouton, nous cesserons d’analyser cette adresse pour qui que ce soit, vous compris, jusqu’à ce que vous l’autorisiez de nouveau de la même façon.',
    button: 'Ne jamais analyser cette adresse',
  },
  end: {
    title: 'Autoriser de nouveau les analyses ?',
    text: 'Merci. Quand vous appuierez sur le bouton, toute personne qui peut lire cette boîte pourra de nouveau la faire analyser.',
    button: 'Autoriser de nouveau les analyses',
  },
  saving: 'Enregistrement…',
  unchanged: 'Rien n’a été modifié. Réessayez.',
  began: 'Désormais, nous ne recherchons plus cette adresse pour personne.',
  ended: 'Cette adresse peut de nouveau être analysée.',
  deadLink: 'Ce lien ne fonctionne pas',
  newMail: 'Demander un nouvel e-mail',
};

export default french;
