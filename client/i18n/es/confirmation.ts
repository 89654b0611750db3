/** Toasts of a confirmed e-mail address. */
export const messages = {
  title: 'Correo confirmado',
  text: 'Ya puedes iniciar sesión.',
  signedIn: 'Tu cuenta está lista y ya has entrado.',
  changed: 'Desde ahora es el correo de tu cuenta.',
  failed: 'No hemos podido confirmar el correo',
};
