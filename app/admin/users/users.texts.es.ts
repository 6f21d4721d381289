import type { Role } from '#contract/accounts/profiles.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './users.texts.en.ts';

const roles: Readonly<Record<Role, string>> = { user: 'cliente', assistant: 'asistente', admin: 'administración' };

const spanish: Texts<typeof english> = {
  title: 'Gestión de usuarios',
  lead: 'Todas las personas que tienen cuenta, las más recientes primero. Quien se incorpora al equipo se registra como cualquiera y recibe después su rol aquí.',
  notReadText: 'Las cuentas están a salvo; inténtalo de nuevo en un momento.',
  roles,
  roleHints: {
    user: 'Tiene acceso básico',
    assistant: 'Puede gestionar usuarios',
    admin: 'Tiene acceso completo al sistema',
  },
  statuses: { active: 'activa', deactivated: 'desactivada' },
  filters: {
    byRole: 'Filtrar usuarios por rol',
    roles: { all: 'Todos', user: 'Cliente', assistant: 'Asistente', admin: 'Administración' },
    byStatus: 'Filtrar usuarios por estado',
    statuses: { active: 'Activas', deactivated: 'Desactivadas', all: 'Todas' },
    search: 'Buscar por nombre o correo',
  },
  caption: 'Usuarios',
  columns: { user: 'Usuario', role: 'Rol', status: 'Estado', joined: 'Registro', acts: 'Acciones' },
  noName: 'Sin nombre',
  ownRow: 'Tu cuenta',
  noMatch: 'Ningún usuario coincide',
  noUsers: 'Aquí no hay usuarios',
  tryOther: 'Prueba con otro rol u otro estado.',
  tryOtherWords: 'Prueba con otro rol, otro estado u otras palabras.',
  pages: 'Páginas de usuarios',
  all: 'Todos los usuarios',
  auditLog: 'Registro de auditoría',
  joined: (email, date) => `${email}, cuenta creada el ${date}`,
  isOwn: 'Esta es tu propia cuenta. Tiene que cambiarla otra persona.',
  account: 'Cuenta',
  role: 'Rol',
  edit: 'Editar',
  editUser: (name) => `Editar ${name}`,
  editRole: 'Cambiar el rol',
  editing: (name, email) => `${name}, ${email}`,
  cancel: 'Cancelar',
  updateRole: 'Actualizar el rol',
  updating: 'Actualizando…',
  deactivate: 'Desactivar',
  deactivateUser: (name) => `Desactivar ${name}`,
  deactivateAsked: (name) => `¿Desactivar la cuenta de ${name}?`,
  deactivateText:
    'Se cierran de inmediato todas sus sesiones, no puede volver a iniciar sesión y recibe un correo que lo explica. Puedes reactivar la cuenta más adelante.',
  keepActive: 'Mantenerla activa',
  deactivating: 'Desactivando…',
  reactivate: 'Reactivar',
  reactivateUser: (name) => `Reactivar ${name}`,
  reactivating: 'Reactivando…',
  done: {
    role: (role) => `El rol de la cuenta ahora es: ${roles[role]}.`,
    deactivate: 'La cuenta se ha desactivado.',
    reactivate: 'La cuenta se ha reactivado.',
    note: 'Nota interna guardada',
  },
  failures: {
    role: 'No se ha podido actualizar el rol de la cuenta.',
    deactivate: 'No se ha podido desactivar la cuenta.',
    reactivate: 'No se ha podido reactivar la cuenta.',
    'internal-note': 'No se ha podido guardar la nota interna.',
  },
};

export default spanish;
