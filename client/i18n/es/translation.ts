/** Texts of other people, translated on request. */
export const messages = {
  action: 'Traducir',
  actionOf: 'Traducir lo que escribe {{name}}',
  hide: 'Ocultar la traducción',
  hideOf: 'Ocultar la traducción de lo que escribe {{name}}',
  label: 'Traducción automática',
  failed: 'Ahora no podemos traducirlo. Prueba dentro de un rato.',
};
