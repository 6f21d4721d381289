import type { Texts } from '#contract/base/texts.ts';
import type english from './drop.texts.en.ts';

const french: Texts<typeof english> = {
  note: 'Si vous vivez en Californie, commencez par DROP sur privacy.ca.gov : une seule demande y atteint tous les courtiers en données enregistrés auprès de l’État, sans devoir écrire à chacun.',
  title: 'En Californie : d’abord une seule demande',
  open: 'Ouvrir privacy.ca.gov',
  more: 'Ce qu’il faut avoir sous la main, et la suite',
  have: 'Les courtiers vous cherchent d’après ce que vous saisissez. Ayez sous la main, dans la mesure où vous voulez le donner :',
  matches: [
    'votre nom avec votre date de naissance et votre code postal',
    'vos adresses e-mail',
    'vos numéros de téléphone',
    'l’identifiant publicitaire de votre téléphone',
    'votre nom avec le numéro d’identification (VIN) de votre voiture',
    'l’identifiant de votre téléviseur connecté',
  ],
  afterwards: 'Ensuite :',
  course: [
    'L’État vérifie que vous vivez en Californie, par California Identity Gateway ou Login.gov.',
    'Chaque courtier récupère les demandes au moins tous les 45 jours, et doit décider et rendre compte dans les 90 jours.',
    'Un courtier qui ne vous trouve pas doit tout de même cesser de vendre des données sur vous.',
    'Les courtiers qui s’enregistrent plus tard reçoivent aussi votre demande.',
    'DROP n’atteint pas ce que vous avez donné vous-même à une entreprise, ni les données soumises à d’autres lois, comme celles sur le crédit et la santé.',
  ],
};

export default french;
