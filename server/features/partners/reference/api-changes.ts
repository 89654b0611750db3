/** The impact of a change on API clients. */
export enum ApiChangeKind {
  NEW = 'new',
  CHANGED = 'changed',
  RETIRED = 'retired',
  FIXED = 'fixed',
}

/** One change of the public API, described for its clients. */
export interface ApiChange {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly kind: ApiChangeKind;
  readonly es: string;
  readonly en: string;
  /** Schema paths that it breaks; a test fails on undeclared breaks. */
  readonly breaks?: readonly string[];
}

/** Newest first. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    date: '2026-11-29',
    kind: ApiChangeKind.NEW,
    es: 'El aviso booking.changed llega cuando alguien avisa del fin de un alquiler o lo deshace, se acuerdan otras fechas, se renueva, empieza la salida, se desiste del contrato o vuelven los cobros automáticos.',
    en: 'The event booking.changed is sent when notice is given or taken back, other dates are agreed, a rental is renewed, its move-out begins, the contract is withdrawn from, or charges are automatic again.',
  },
  {
    date: '2026-11-29',
    kind: ApiChangeKind.CHANGED,
    es: 'Un socket de más se cierra con el código 1013, «inténtalo más tarde»; 4403 queda para la clave, el token o el permiso que termina.',
    en: 'One socket too many is closed with code 1013, “try again later”; 4403 is left for a key, token or consent that ends.',
  },
  {
    date: '2026-11-29',
    kind: ApiChangeKind.FIXED,
    es: 'Un externalId cuyos días se devolvieron o caducaron sin pago sirve también para otros días; una respuesta larga a un webhook ya no cuenta como fallo, y quitar un permiso a una aplicación cierra también sus sockets.',
    en: 'An externalId whose days were given back or expired unpaid serves for other days as well; a long answer to a webhook no longer counts as a failure, and a scope taken from an app closes its sockets, too.',
  },
  {
    date: '2026-11-29',
    kind: ApiChangeKind.FIXED,
    es: 'Una clave con «bearer» en minúscula vale, y sin «Bearer» responde TOKEN_INVALID en vez de leer como visita; también una subida con la clave caducada responde TOKEN_INVALID.',
    en: 'A key with “bearer” in lower case is taken, and one without “Bearer” is answered with TOKEN_INVALID instead of read as a visitor; an upload with an ended key is answered with TOKEN_INVALID as well.',
  },
  {
    date: '2026-11-28',
    kind: ApiChangeKind.NEW,
    es: 'CancellationPreview.credit dice qué parte del reembolso vuelve a ser saldo, y el error BOOKING_DAYS_PROMISED lleva la zona horaria del espacio: timeZone.',
    en: 'CancellationPreview.credit is the part of the refund that becomes credit again, and the error BOOKING_DAYS_PROMISED has the time zone of the space: timeZone.',
  },
  {
    date: '2026-11-28',
    kind: ApiChangeKind.FIXED,
    es: 'Space.freeFrom es el primer día desde el que cabe la estancia mínima; antes podía ser un hueco más corto.',
    en: 'Space.freeFrom is the first day from which the minimum stay fits; before, it could begin a shorter gap.',
  },
  {
    date: '2026-11-28',
    kind: ApiChangeKind.FIXED,
    es: 'booking.cancelled llega también cuando una reserva confirmada termina por una reclamación o porque falla su primer cobro.',
    en: 'booking.cancelled is also sent when a confirmed booking ends by a claim or because its first charge fails.',
  },
  {
    date: '2026-11-27',
    kind: ApiChangeKind.NEW,
    es: 'El inquilino puede retirar la autorización de los cobros: Booking.mandateWithdrawnAt, el aviso booking.mandate_withdrawn y, al aceptar, MANDATE_WITHDRAWN.',
    en: 'Renters can take back the authorisation of charges: Booking.mandateWithdrawnAt, the event booking.mandate_withdrawn and, when accepting, MANDATE_WITHDRAWN.',
  },
  {
    date: '2026-11-27',
    kind: ApiChangeKind.NEW,
    es: 'webhookDeliveries sin dirección lee el registro de todas y filtra por type; cada intento dice su firma y cómo empezaba la respuesta.',
    en: 'webhookDeliveries without an address reads the log of all and filters by type; each attempt says its signature and how the answer began.',
  },
  {
    date: '2026-11-27',
    kind: ApiChangeKind.RETIRED,
    es: 'SendMessageInput.conversationId y SendMessageInput.spaceId se retiran el 1 de marzo de 2027. Usa to.',
    en: 'SendMessageInput.conversationId and SendMessageInput.spaceId are removed on 1 March 2027. Use to.',
  },
  {
    date: '2026-11-27',
    kind: ApiChangeKind.CHANGED,
    es: 'En la página de pago la persona elige la garantía; la que elige está en Booking.protectionPlan y su precio, en los totales.',
    en: 'On the payment page the person chooses the guarantee; their choice is in Booking.protectionPlan, its price in the totals.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.RETIRED,
    es: 'SaveSpaceDraftInput.id se retira el 1 de marzo de 2027. Usa spaceId.',
    en: 'SaveSpaceDraftInput.id is removed on 1 March 2027. Use spaceId.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.CHANGED,
    es: 'Con clave, una página de cualquier lista tiene hasta 100 elementos con first o last.',
    en: 'With a key, a page of any list has up to 100 items by first or last.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.NEW,
    es: 'prepareBooking acepta returnUri y state: quien paga vuelve a tu aplicación con el estado de la reserva.',
    en: 'prepareBooking takes returnUri and state: whoever pays comes back to your app with the status of the booking.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.NEW,
    es: 'SpaceFilter.near busca alrededor de un punto, y un filtro guardado se puede volver a enviar tal como llega.',
    en: 'SpaceFilter.near searches around a point, and a saved filter can be sent back as it came.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.NEW,
    es: 'SendMessageInput.to dice a quién va el mensaje; conversationId y spaceId quedan como anticuados.',
    en: 'SendMessageInput.to says who receives the message; conversationId and spaceId are deprecated.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.CHANGED,
    es: 'Una llamada con clave responde como mucho 10.000 objetos; si pide más, QUERY_TOO_MANY_NODES.',
    en: 'A call by key is answered with 10,000 objects at most; one that asks for more is QUERY_TOO_MANY_NODES.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.NEW,
    es: 'bookingChanged: tus reservas según cambian, por WebSocket y también con una clave.',
    en: 'bookingChanged: your bookings as they change, over a WebSocket, with a key as well.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.NEW,
    es: 'createSpace y updateSpace en una llamada, y fotos subidas con la clave.',
    en: 'createSpace and updateSpace in one call, and pictures uploaded by key.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.NEW,
    es: 'releaseHold devuelve los días, y externalId pone tu nombre a una reserva.',
    en: 'releaseHold gives days back, and externalId gives a booking your own name.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.NEW,
    es: 'Las listas se leen en los dos sentidos, con last y before.',
    en: 'Lists are read in both directions, with last and before.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.FIXED,
    es: 'BOOKING_DATES_TAKEN dice qué días están ocupados.',
    en: 'BOOKING_DATES_TAKEN says which days are taken.',
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.CHANGED,
    es: 'Las direcciones son completas y del tipo URL.',
    en: 'Addresses are whole, and of the type URL.',
    breaks: [
      'Avatar.url',
      'MessageAttachment.url',
      'Photo.url',
      'PrepareBookingPayload.checkoutUrl',
      'WebhookEndpoint.url',
    ],
  },
  {
    date: '2026-11-26',
    kind: ApiChangeKind.NEW,
    es: 'La parte pública de la API, con claves, permisos y webhooks.',
    en: 'The public part of the API, with keys, scopes and webhooks.',
  },
];
