import { booking } from './staff/bookings';
import { claim } from './staff/claims';
import { list, room } from './staff/lists';
import { audit, consentLog, changes, acts } from './staff/log';
import { money } from './staff/money';
import { queue, own, alarms, panelKeys, metrics } from './staff/panel';
import { person, viewAs } from './staff/people';
import { report } from './staff/reports';
import { search } from './staff/search';
import { space } from './staff/spaces';

/** The staff pages: rail, lists and cases. */
export const messages = {
  title: 'Administración',
  session: 'Sesión {{hours}}\u00a0h {{minutes}}\u00a0min',
  someLate: 'con casos fuera de plazo',
  team: 'equipo',
  shortcuts: 'Atajos de teclado',
  toHueco: 'Ir a Hueco',
  groups: { queues: 'Colas', records: 'Registros', house: 'Casa' },
  rooms: {
    panel: 'Panel',
    verifications: 'Verificaciones',
    identities: 'Identidades',
    spaceDocuments: 'Documentos de espacios',
    toEmpty: 'Espacios por vaciar',
    spacesToApprove: 'Anuncios',
    reviews: 'Reseñas',
    reports: 'Denuncias',
    claims: 'Reclamaciones',
    tickets: 'Tickets',
    data: 'Datos personales',
    people: 'Personas',
    spaces: 'Espacios',
    bookings: 'Reservas',
    money: 'Dinero',
    audit: 'Registro',
    consents: 'Consentimientos',
    transparency: 'Transparencia',
    settings: 'Ajustes',
    content: 'Contenido',
    words: 'Textos y listas',
    help: 'Ayuda',
  },
  roles: {
    RENTER: 'Inquilino',
    HOST: 'Anfitrión',
    ADMIN: 'Administración',
    SUPPORT: 'Soporte',
    MODERATOR: 'Moderación',
    FINANCE: 'Finanzas',
    CONTENT: 'Contenido',
  },
  queue,
  own,
  alarms,
  panelKeys,
  metrics,
  search,
  list,
  room,
  report,
  claim,
  person,
  viewAs,
  space,
  booking,
  money,
  audit,
  consentLog,
  changes,
  acts,
};
