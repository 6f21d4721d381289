import type { Texts } from '#contract/base/texts.ts';
import type english from './patterns.texts.en.ts';

const spanish: Texts<typeof english> = {
  places: {
    paste: (site) => `Un texto publicado en ${site}`,
    repositories: (count) => `${count} repositorios de GitHub`,
    repository: (name) => `${name} en GitHub`,
    keyDirectory: (domain) => `El directorio de claves de ${domain}`,
    moreSites: (count) => `${count} más, que enumera Have I Been Pwned`,
  },
  values: {
    andMore: (named, more) => `${named} y ${more} más`,
    orMore: (count) => `${count} o más`,
    partly: (share, tag) => `Se aplica solo al ${share} % del correo falsificado (pct=${tag})`,
  },
  sentences: {
    noAccount: (site) =>
      `Nadie tiene una cuenta pública con este nombre de usuario en ${site}. No se ven las cuentas con otros nombres.`,
    noProfile: (site) =>
      `Nadie tiene un perfil público con este nombre de usuario en ${site}. No se ven los perfiles con otros nombres ni los ocultos.`,
    profile: (site) => `Un perfil público en ${site} con tu nombre de usuario.`,
    account: (site) =>
      `Una cuenta de ${site} con tu nombre de usuario, con el nombre, el lugar y la dirección que muestra.`,
    deleteInSettings: (url) => `Elimina la cuenta en sus ajustes: ${url}`,
    delete: (url) => `Elimina la cuenta: ${url}`,
    easyOrWrite: (url, address) => `Puedes eliminar la cuenta directamente: ${url}, o escribir a ${address}`,
    easy: (url) => `Puedes eliminar la cuenta directamente: ${url}`,
    mediumOrWrite: (url, address) => `Puedes eliminar la cuenta en unos cuantos pasos: ${url}, o escribir a ${address}`,
    medium: (url) => `Puedes eliminar la cuenta en unos cuantos pasos: ${url}`,
    hardOrWrite: (url, address) => `La cuenta solo se elimina si se pide: ${url}, o escribe a ${address}`,
    hard: (url) => `La cuenta solo se elimina si se pide: ${url}`,
    impossibleOrWrite: (url, address) =>
      `El sitio no permite eliminar cuentas; quita lo que muestra el perfil: ${url}, o escribe a ${address}`,
    impossible: (url) => `El sitio no permite eliminar cuentas; quita lo que muestra el perfil: ${url}`,
  },
};

export default spanish;
