/** The bell. */
export const messages = {
  bell: {
    label: 'Notificaciones',
    unread_one: 'Notificaciones: {{count}} sin leer',
    unread_other: 'Notificaciones: {{count}} sin leer',
  },
  title: 'Notificaciones',
  markAll: 'Marcar todas como leídas',
  markOne: 'Marcar como leída: {{title}}',
  list: 'Lista de notificaciones',
  unread: 'Sin leer',
  empty: 'No tienes notificaciones',
};
