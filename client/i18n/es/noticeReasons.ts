/** Why a renter or host ends a rolling stay. */
export const messages = {
  NOT_NEEDED: 'Ya no lo necesito',
  MOVING: 'Me mudo',
  FOUND_ANOTHER: 'He encontrado otro espacio',
  OWN_USE: 'Lo necesito para mí o mi familia',
  WORKS: 'Hay obras y no se puede usar',
  SALE: 'Se vende o dejo de poder alquilarlo',
  BREACH: 'No se cumplen las normas del espacio',
  OTHER: 'Otro motivo',
};
