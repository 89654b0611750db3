export const messages = {
  title: 'Oops! Page not found',
  text: 'Aquí no hay nada: ni página, ni portal. Puede que el enlace sea antiguo o que ese espacio ya no se alquile.',
  action: 'Volver al inicio',
  help: 'Centro de ayuda',
  street:
    'Una calle con los portales 402 y 406 y, entre los dos, un solar vacío con el cartel 404 y un gato sobre una caja',
  near: 'Otros caminos, cerca',
  price: '{{price}} al mes, todo incluido',
};
