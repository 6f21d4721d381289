import type { Texts } from '#contract/base/texts.ts';
import type english from './certificate.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Certificado: comprobado que ya no está',
  heading: 'Comprobado: ya no está',
  story: (date, identifier, where) =>
    `El ${date} encontramos ${identifier} en ${where}. No estaba cuando miramos en tres días posteriores, cada vez mientras la fuente superaba sus pruebas.`,
  asked: 'Solicitado a',
  askedOn: (company, date) => `${company}, el ${date}`,
  where: 'Dónde',
  source: 'Fuente',
  proved: 'Demostrado',
  issued: 'Emitido',
  number: 'Número',
  looks: 'Todas las comprobaciones que cuentan',
  found: 'Encontrado; pruebas superadas',
  absent: 'Ausente; pruebas superadas',
  check: 'Compruébalo',
  drop: (address, method) => `Suelta este archivo en ${address}. ${method}`,
  logEntry: 'Entrada del registro',
  signature: 'Firma',
  foot: (issuer, certificate, page, of) => `${issuer} · Certificado ${certificate} · Página ${page} de ${of}`,
  attached: 'Este certificado para programas, firmado',
  method: {
    gone: 'Algo se da por desaparecido cuando se encontró y después estuvo ausente en tres días distintos dentro de un plazo de 30 días, cada vez mientras su fuente encontraba un identificador conocido y no encontraba uno imposible. No significa que la empresa no conserve otra copia.',
    signature: 'Una nota firmada (c2sp.org/signed-note) con Ed25519 sobre cada sección, como en nuestros informes.',
  },
};

export default spanish;
