/** What can be done with reviews: ordering them, marking, answering and reporting one. */
export const messages = {
  more: 'Ver más reseñas',
  moreFailed: 'No hemos podido traer más reseñas.',
  useful: {
    action: 'Útil',
    counted: 'Útil ({{n}})',
    of: 'la reseña de {{name}}',
    count_one: 'Útil para {{count}} persona',
    count_other: 'Útil para {{count}} personas',
    failed: 'No hemos podido guardar tu marca.',
  },
  order: {
    label: 'Ordenar las reseñas',
    NEWEST: 'Más recientes',
    MOST_USEFUL: 'Más útiles',
    HIGHEST: 'Mejor valoradas',
    LOWEST: 'Peor valoradas',
  },
  photos: {
    open: 'Ampliar la foto {{number}} de {{count}}',
    title: 'Foto {{number}} de {{count}}',
    next: 'Foto siguiente',
    previous: 'Foto anterior',
  },
  reply: {
    action: 'Responder',
    label: 'Tu respuesta',
    hint: 'La ve todo el mundo bajo la reseña. Solo hay una y no se puede cambiar.',
    send: 'Publicar respuesta',
    sent: 'Respuesta publicada',
  },
  report: {
    action: 'Denunciar',
    actionOf: 'Denunciar la reseña de {{name}}',
  },
};
