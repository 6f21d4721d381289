import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './status.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Estado del servicio',
  description:
    'Cómo funciona ahora cada parte del sitio y cómo fue cada uno de los últimos 90 días. Lo que no se midió se muestra como tal.',
  inShort: {
    good: 'Todo lo que se usa aquí funciona.',
    impaired: 'Una parte del sitio tiene problemas.',
    down: 'Una parte del sitio no funciona.',
    unmeasured: 'No todas las partes se han medido en el último cuarto de hora.',
  },
  lead: (minutes) =>
    `El propio sitio mide cada parte cada ${minutes} minutos; los días se cuentan en UTC. Mientras la base de datos o el proceso en segundo plano no están disponibles, no se puede medir nada: esas horas se muestran sin medir, nunca como buenas.`,
  legend: 'Qué significan las marcas',
  words: {
    marks: {
      good: 'bien todo el día',
      gaps: 'bien, sin medir todo el día',
      impaired: 'con problemas durante un tiempo',
      down: 'sin funcionar durante un tiempo',
      none: 'sin medir',
    },
    lastDays: (days, told) => `Últimos ${days} días: ${told}`,
    downFor: (span) => `sin funcionar durante aproximadamente ${span}`,
    impairedFor: (span) => `con problemas durante aproximadamente ${span}`,
    missingFor: (span) => `sin medir durante aproximadamente ${span}`,
    inDoubt: (count) => `${counted('es', count, { one: 'fuente', other: 'fuentes' })} en duda`,
    leftOut: (count) => counted('es', count, { one: 'fuente excluida', other: 'fuentes excluidas' }),
  },
  unknown: 'desconocido',
  build: (version, commit, schema) =>
    `Versión ${version}, commit ${commit}, esquema ${schema}. Solo el equipo ve esta línea.`,
  ownParts: 'Nuestras propias partes',
  theirParts: 'Las fuentes a las que preguntan los análisis',
  everySource: 'Todas las fuentes, con sus últimos 30 días',
  parts: {
    web: ['Sitio web', 'El sitio responde en su propia dirección.'],
    database: ['Base de datos', 'Se puede leer en menos de un segundo.'],
    queue: ['Tareas en segundo plano', 'Los análisis, los correos y las eliminaciones empiezan cuando toca.'],
    mail: ['Correo', 'Los correos salen en menos de un cuarto de hora.'],
    audit: ['Registro de auditoría', 'Las entradas nuevas se sellan en menos de diez minutos.'],
    backups: ['Copias de seguridad', 'La copia más reciente se restauró y estaba completa.'],
    sources: ['Fuentes', 'Superan las pruebas cuya respuesta conocemos.'],
  },
  states: { good: 'Funciona', impaired: 'Con problemas', down: 'No funciona' },
  notMeasured: 'Sin medir',
  daysAgo: (days) => `Hace ${days} días`,
  today: 'Hoy',
  troubled: (days) => `Días con problemas o sin medir por completo: ${days}`,
  remark: (date, words) => `${date}: ${words}`,
  sourceStates: {
    healthy: ['En buen estado', 'No ha fallado ninguna de sus últimas pruebas.'],
    suspect: ['En duda', 'Ha fallado una de sus tres últimas pruebas. Con el próximo fallo quedan excluidas.'],
    quarantined: ['En cuarentena', 'Han fallado dos de sus tres últimas pruebas. No se busca a nadie en ellas.'],
    probation: [
      'A prueba',
      'Se excluyeron y han vuelto a superar una prueba. Con tres noches buenas de cinco regresan; hasta entonces no se busca a nadie en ellas.',
    ],
    held: ['Retenidas', 'Nuestro equipo las ha retirado.'],
    unknown: [
      'Aún sin demostrar',
      'Todavía no han respondido a ninguna prueba o pregunta nuestra, así que no se sabe nada.',
    ],
  },
};

export default spanish;
