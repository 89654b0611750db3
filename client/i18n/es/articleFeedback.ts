/** Whether a text helped: under help articles and guides of the API. */
export const messages = {
  title: '¿Te ha sido útil?',
  guide: '¿Te ha servido?',
  yes: 'Sí',
  no: 'No',
  thanks: 'Gracias por decirlo.',
  comment: 'Anotado: gracias por decirlo.',
  told: 'Gracias. Lo leerá quien cuida de este texto.',
  missing: '¿Qué te ha faltado?',
  hint: 'Hasta {{max}} caracteres. No sabemos quién escribe: no pongas datos personales. Si necesitas respuesta, usa <contact>Contacto</contact>.',
  send: 'Enviar',
};
