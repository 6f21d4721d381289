import type { Texts } from '#contract/base/texts.ts';
import type english from './sheets.texts.en.ts';

const spanish: Texts<typeof english> = {
  remove: 'Eliminar',
  removing: 'Eliminando…',
  asked: (name, explanation) => `${name}. ${explanation}`,
  askedAll: (question, name, explanation) => `${question} ${name}. ${explanation}`,
  notes: {
    customer: { label: 'Nota para el cliente', readers: 'El cliente ve esto', save: 'Guardar nota para el cliente' },
    internal: { label: 'Nota interna', readers: 'Solo lo ve el equipo', save: 'Guardar nota interna' },
  },
  otherNote: 'Otra persona ha guardado una nota distinta:',
  emptied: 'Nada: se ha vaciado.',
  useTheirs: 'Usar la suya',
  keepMine: 'Conservar la mía',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  leave: '¿Salir sin guardar?',
  leaveText: 'Lo que has escrito aquí aún no está guardado.',
  keepEditing: 'Seguir editando',
  discard: 'Descartar los cambios',
  otherVersion: 'Otra persona ha guardado una versión distinta mientras editabas.',
};

export default spanish;
