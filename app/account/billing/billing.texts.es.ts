import type { Texts } from '#contract/base/texts.ts';
import type english from './billing.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Facturas y compras',
  failed: 'No hemos podido procesar tu solicitud. Inténtalo de nuevo.',
  methods: 'Métodos de pago',
  methodsText: 'Tus tarjetas las guarda Stripe, no nosotros. Allí puedes verlas, añadirlas y quitarlas.',
  manageMethods: 'Gestionar los métodos de pago',
  noMethods: 'Todavía no hay métodos de pago',
  noMethodsText: 'No guardamos datos de tarjetas. Los indicas cuando pagas un servicio.',
  history: 'Historial de facturas',
  date: 'Fecha',
  number: 'Número',
  documents: { invoice: 'Factura', 'credit-note': 'Nota de crédito' },
  service: 'Servicio',
  amount: 'Importe',
  document: 'Documento',
  pdf: 'PDF',
  download: (number) => `Descargar ${number} en PDF`,
  noHistory: 'Todavía no hay facturas',
  noHistoryText: 'Las facturas y los reembolsos aparecen aquí en cuanto los haya.',
  purchases: 'Servicios comprados',
  status: 'Estado',
  payment: 'Pago',
  browse: 'Ver los servicios',
  all: 'Todas las solicitudes de servicio',
  noPurchases: 'Todavía no has comprado ningún servicio',
  noPurchasesText: 'Lo que pidas aparece aquí, con lo que cuesta y si está pagado.',
};

export default spanish;
