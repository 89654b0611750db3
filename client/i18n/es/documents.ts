/** Documents of a booking: receipts, invoices, terms. Their names come from the server. */
export const messages = {
  title: 'Documentos',
  all_one: 'Ver {{count}} documento',
  all_other: 'Ver los {{count}} documentos',
  list: 'Documentos de la reserva',
  none: 'Todavía no hay documentos. Las condiciones llegan con la confirmación; los recibos y las facturas, con cada cobro.',
  download: 'Descargar en PDF: {{name}}',
  preparing: 'Preparándose',
};
