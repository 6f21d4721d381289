import type { Texts } from '#contract/base/texts.ts';
import type english from './contact.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Contact',
  description: 'Écrivez-nous, ou appelez en cas d’urgence.',
  form: 'Contact',
  trap: 'Laissez ce champ vide',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  messageHint: 'N’envoyez ni mots de passe ni documents.',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  failed: 'Le message n’a pas pu être envoyé. Réessayez.',
  sent: { title: 'Message envoyé', description: 'Merci. Une personne le lira et vous répondra par e-mail.' },
  officeHours: 'Horaires',
  office: {
    days: { week: 'Du lundi au vendredi', saturday: 'Samedi', sunday: 'Dimanche' },
    closed: 'Fermé',
    clock: (hour) => `${hour}:00`,
    inGmt: (from, to) => `De ${from} à ${to} GMT`,
    sameDay: (from, to) => `de ${from} à ${to}`,
    dayBefore: (from, to) => `de ${from} la veille à ${to}`,
    dayAfter: (from, to) => `de ${from} le lendemain à ${to}`,
  },
  today: '(aujourd’hui)',
  ownTime: (hours) => `${hours} chez vous`,
  inGmt: 'Les horaires sont en GMT toute l’année.',
  inGmtAndHere: (zone) => `Les horaires sont en GMT toute l’année. Votre heure est celle de ${zone}.`,
  emergency: 'En cas d’urgence',
  emergencyText:
    'Si vos données sont utilisées contre vous en ce moment même, dites-le-nous. En dehors des horaires, la réponse peut attendre le lendemain matin.',
  emergencyContact: 'Contact d’urgence',
  emergencySubject: 'Urgence',
  danger: 'Si vous êtes en danger maintenant, appelez le 112 ou le numéro d’urgence de votre pays',
};

export default french;
