/** The search over everything. */
export const search = {
  title: 'Buscar en todo',
  open: 'Buscar persona, espacio, reserva, ticket o pago',
  hint: 'Nombre, correo, teléfono, referencia o código postal',
  results: 'Resultados',
  groups: { people: 'Personas', spaces: 'Espacios', bookings: 'Reservas', tickets: 'Tickets', payments: 'Pagos' },
  count: '{{shown}} de {{total}}',
  none: 'Nada con «{{text}}».',
  short: 'Escribe al menos dos letras.',
  last: 'Lo último que abriste',
  found_zero: 'Ningún resultado',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  failed: 'No se ha podido buscar. Prueba otra vez.',
  keys: { move: 'moverse', open: 'abrir', tab: 'en otra pestaña', group: 'cambiar de grupo' },
};
