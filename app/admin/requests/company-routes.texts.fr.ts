import type { Texts } from '#contract/base/texts.ts';
import type english from './company-routes.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Voies vers les entreprises',
  lead: 'Chaque site est vérifié une fois par semaine. Ce qui ne fonctionne plus, mène ailleurs ou renvoie les e-mails n’est proposé à personne.',
  back: 'Demandes de service',
  notRead: 'Impossible de charger les voies vers les entreprises.',
  notReadText: 'Rien n’est perdu ; veuillez réessayer dans un instant.',
  figures: {
    routes: 'Voies web',
    seen: 'Vérifiées en deux semaines',
    changed: 'Modifiées en quatre semaines',
    withheld: 'Non proposées',
    bounced: 'Adresses qui renvoient les e-mails',
  },
  noCompany: 'Plus aucune entreprise',
  offerAgain: 'Proposer de nouveau',
  withheld: {
    title: 'Voies web qui ne sont pas proposées',
    none: 'Toutes les voies vérifiées peuvent être proposées',
    noneText: 'Les pages qui ont disparu, mènent à un autre site ou sont à vendre apparaissent ici.',
    columns: { route: 'Voie', since: 'Non proposée depuis', at: 'Dernière vérification', act: 'Est-elle bonne ?' },
    why: {
      moved: (host) => (host ? `Elle a mené à un autre site (${host}).` : 'Elle a mené à un autre site.'),
      parked: (host) => (host ? `Le domaine est à vendre (${host}).` : 'Le domaine est à vendre.'),
      missing: (status) =>
        status
          ? `Page introuvable (${status}), au moins deux fois de suite.`
          : 'Page introuvable, au moins deux fois de suite.',
      silent: () => 'Son site ne répond plus depuis.',
    },
  },
  bounced: {
    title: 'Adresses qui renvoient les e-mails',
    none: 'Aucune adresse n’a renvoyé d’e-mail',
    noneText: 'Les adresses dont un e-mail est revenu, selon les clients ou l’équipe, apparaissent ici.',
    columns: { email: 'Adresse', by: 'Signalée par', at: 'Depuis', act: 'Fonctionne-t-elle ?' },
    by: { staff: 'L’équipe', person: 'Un client' },
  },
  done: { accept: 'La voie est de nouveau proposée', restore: 'L’adresse est de nouveau proposée' },
  failures: {
    accept: 'Impossible de proposer de nouveau la voie',
    restore: 'Impossible de proposer de nouveau l’adresse',
  },
};

export default french;
