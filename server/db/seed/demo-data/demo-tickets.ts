import { TicketCategory, TicketPriority, TicketStatus } from '../../../features/support/ticket.enums.js';

/** The author of a line of a demo ticket; notes are visible to staff only. */
export type LineAuthor = 'requester' | 'staff' | 'note';

/** A ticket of the demo; times are minutes before the seeding. */
export interface DemoTicket {
  readonly account: 'renter' | 'host' | 'both';
  readonly category: TicketCategory;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly priority?: TicketPriority;
  readonly hasBooking?: boolean;
  readonly isAssigned?: boolean;
  readonly satisfaction?: number;
  readonly lines: readonly { readonly author: LineAuthor; readonly ago: number; readonly text: string }[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Realistic questions of the demo accounts, in every state. */
export const demoTickets: readonly DemoTicket[] = [
  {
    account: 'renter',
    category: TicketCategory.PAYMENT,
    subject: 'Me han cobrado dos veces',
    status: TicketStatus.WAITING_USER,
    hasBooking: true,
    isAssigned: true,
    lines: [
      {
        author: 'requester',
        ago: 3 * HOUR,
        text: 'Hoy me han cobrado el mes dos veces, con dos minutos de diferencia. ¿Me podéis devolver una?',
      },
      {
        author: 'note',
        ago: 150,
        text: 'Retención huérfana del reintento con autenticación. Se libera sola en tres días.',
      },
      {
        author: 'staff',
        ago: 2 * HOUR,
        text: 'Hola, Lucía. Ya lo veo: el banco pidió confirmar el pago y la primera orden se quedó a medias. Una de las dos es una retención, no un cobro, y desaparece sola.\n\n¿Me confirmas si en tu banco pone «pendiente» junto a una de las dos?',
      },
    ],
  },
  {
    account: 'renter',
    category: TicketCategory.BOOKING,
    subject: '¿Puedo cambiar la fecha de salida?',
    status: TicketStatus.RESOLVED,
    hasBooking: true,
    isAssigned: true,
    lines: [
      {
        author: 'requester',
        ago: 3 * DAY,
        text: 'La mudanza se retrasa una semana. ¿Puedo quedarme unos días más sin hacer otra reserva?',
      },
      {
        author: 'staff',
        ago: 3 * DAY - 95,
        text: 'Sí: en la página de la reserva, en «Cambiar las fechas», elige el nuevo último día. Se lo preguntamos a tu anfitrión y te decimos el precio antes de confirmar.',
      },
    ],
  },
  {
    account: 'renter',
    category: TicketCategory.PAYMENT,
    subject: 'No encuentro la factura de enero',
    status: TicketStatus.CLOSED,
    isAssigned: true,
    satisfaction: 5,
    lines: [
      {
        author: 'requester',
        ago: 40 * DAY,
        text: 'Necesito la factura de enero para mi gestoría y en el panel solo veo la de febrero.',
      },
      {
        author: 'staff',
        ago: 40 * DAY - 45,
        text: 'Está en «Pagos», en «Recibos y reembolsos»: el filtro estaba puesto en este mes. Te la dejo localizada con la referencia de la reserva.',
      },
    ],
  },
  {
    account: 'host',
    category: TicketCategory.SPACE,
    subject: 'El anuncio no sale en el mapa',
    status: TicketStatus.OPEN,
    lines: [
      {
        author: 'requester',
        ago: 35,
        text: 'He publicado un trastero esta mañana y no lo veo en el mapa de Chamberí, aunque en la lista sí aparece.',
      },
    ],
  },
  {
    account: 'host',
    category: TicketCategory.ACCESS,
    subject: 'Sin acceso hoy: la llave electrónica no abre',
    status: TicketStatus.WAITING_STAFF,
    priority: TicketPriority.URGENT,
    isAssigned: true,
    lines: [
      {
        author: 'requester',
        ago: 70,
        text: 'La cerradura del portal no responde y mi inquilino está en la puerta con la furgoneta cargada.',
      },
      { author: 'staff', ago: 50, text: 'Lo vemos ahora mismo. ¿La cerradura tiene luz, o está apagada del todo?' },
      {
        author: 'requester',
        ago: 20,
        text: 'Apagada del todo. Hay un teclado al lado, pero el código que tengo no funciona.',
      },
    ],
  },
  {
    account: 'both',
    category: TicketCategory.PERSONAL_DATA,
    subject: '¿Guardáis una copia de mi DNI?',
    status: TicketStatus.OPEN,
    lines: [
      {
        author: 'requester',
        ago: 55,
        text: 'Verifiqué mi identidad en verano y quería saber cuánto tiempo guardáis la foto del documento.',
      },
    ],
  },
];
