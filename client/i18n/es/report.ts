/** Telling the staff that something on a page is wrong. */
export const messages = {
  how: 'Cómo cuidamos la seguridad',
  reason: 'Qué pasa',
  choose: 'Elige una',
  details: 'Cuéntanoslo',
  name: 'Tu nombre',
  email: 'Tu correo electrónico',
  emailHint: 'Te contamos ahí qué decidimos.',
  goodFaith: 'Creo de buena fe que lo que cuento es cierto y está completo.',
  send: 'Enviar denuncia',
  sent: 'Gracias por avisarnos',
  sentText: 'Tu denuncia tiene el código {{code}}. Te escribimos a {{email}} con lo que decidamos.',
};
