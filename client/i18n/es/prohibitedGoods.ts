/** What may not be stored, wherever it is shown. */
export const messages = {
  title: 'Lo que no se puede guardar',
  text: 'Vale para todos los espacios, diga lo que diga el anuncio. Tampoco se puede vivir, trabajar ni cargar aparatos dentro.',
  note: 'Esto es lo que no se puede guardar en ningún espacio:',
};
