/** The parts of a space that staff approve, and that its host changes. */
export const messages = {
  spacePart: {
    PHOTOS: 'Fotos',
    TITLE: 'Título',
    DESCRIPTION: 'Descripción',
    TYPE: 'Tipo y medidas',
    ADDRESS: 'Dirección',
    ACCESS: 'Acceso',
    GOODS: 'Qué admite',
    PRICE: 'Precio',
    TERMS: 'Condiciones',
  },
};
