/** What can be read without a connection. */
export const messages = {
  title: 'Sin conexión',
  text: 'No llegamos a Hueco. Esto es lo que guardamos en este dispositivo.',
  of: 'Sin conexión · datos de {{time}}',
  again: 'Reintentar',
  bookings: 'Tus reservas',
  noBookings: 'Aquí no hay reservas guardadas. Las verás cuando vuelva la conexión.',
  searches: 'Tus últimas búsquedas',
  until: 'Reserva {{reference}} · {{dates}}',
  since: 'desde el {{day}}',
  access: 'Cómo entrar',
  opensOn: 'El acceso se abre el {{day}}.',
  noInstructions: '{{name}} todavía no ha escrito cómo se entra.',
  readOnly: 'Solo para leer: para cambiar o pagar algo hace falta conexión.',
};
