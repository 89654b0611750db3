/** Lists and words of the product, as the staff edit them. */
export const messages = {
  lists: 'Qué se edita',
  list: {
    PROHIBITED_GOODS: 'Artículos prohibidos',
    MEASURE_REASONS: 'Motivos de las decisiones',
    NOTIFICATIONS: 'Avisos y correos',
  },
  lead: {
    PROHIBITED_GOODS:
      'Lo que nadie puede guardar. Se ve en los anuncios, al publicar, al reservar, al denunciar y en la normativa. Cada declaración guarda la versión de la lista que se aceptó.',
    MEASURE_REASONS:
      'Por qué se avisa, limita, suspende o cierra una cuenta: lo lee la persona en la exposición de motivos. Apagar uno lo quita del formulario; las decisiones tomadas lo conservan.',
    NOTIFICATIONS:
      'Lo que dicen la campana, la página de avisos y el asunto de cada correo. Un cambio vale también para los avisos que ya están en la campana; los correos en cola conservan sus textos.',
  },
  part: { name: 'Nombre', title: 'Título', message: 'Mensaje', subject: 'Asunto del correo' },
  locale: { ES: 'español', EN: 'inglés' },
  on: 'Encendido',
  off: 'Apagado',
  added: 'Añadido',
  changed: 'Cambiado',
  open: 'Cambiar',
  openOf: 'Cambiar: {{name}}',
  add: 'Añadir a la lista',
  filter: 'Buscar en la lista',
  nothing: 'Nada coincide.',
  form: {
    gaps: 'Se rellena solo: {{gaps}}.',
    default: 'Vacío vuelve a lo de fábrica: «{{text}}».',
    emptyHint: 'Vacío vuelve a lo de fábrica.',
    preview: 'Así se lee',
    state: 'Estado',
    reason: 'Motivo',
    reasonHint: 'Lo lee quien mire el historial.',
    reset: 'Poner lo de fábrica',
    submit: 'Guardar',
    done: 'Guardado',
  },
  history: {
    title: 'Historial',
    values: '{{before}} → {{after}}',
    on: 'Encendido de nuevo',
    off: 'Apagado',
    by: '{{by}}, {{at}}',
    gone: 'una cuenta borrada',
  },
};
