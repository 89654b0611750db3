/** The line at the top of the pages. */
export const messages = { label: 'Aviso de Hueco', more: 'Más información', close: 'Cerrar el aviso' };
