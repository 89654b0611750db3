/** Apps of partners that act for a person: the consent page, and the list of those connected. */
export const messages = {
  consent: {
    pageTitle: 'Permiso para una aplicación',
    title: '{{app}} quiere actuar en tu nombre',
    verified: 'Identidad comprobada por Hueco',
    unverified: 'Hueco no ha comprobado quién está detrás. Sigue solo si confías en esta aplicación.',
    owner: 'El acceso es para {{owner}} · {{host}}',
    may: 'Podrá',
    never: 'No podrá nunca',
    account: 'Tu cuenta:',
    notMe: 'No soy yo',
    deny: 'No permitir',
    allow: 'Permitir',
    lasts: 'Dura un año. Puedes retirarlo cuando quieras en tu perfil: Seguridad, Aplicaciones conectadas.',
  },
  scopes: {
    SPACES_READ: { text: 'Ver tus espacios', detail: 'También los borradores, con sus precios y sus días libres.' },
    SPACES_WRITE: {
      text: 'Publicar y cambiar tus espacios',
      detail: 'Precio, fotos, normas y días bloqueados. Las declaraciones legales las haces tú.',
    },
    BOOKINGS_READ: { text: 'Ver tus reservas', detail: 'Fechas, espacio, importes y con quién son.' },
    BOOKINGS_WRITE: {
      text: 'Preparar, responder y cancelar reservas',
      detail: 'También aceptar solicitudes y confirmar entradas y salidas. Pagar, pagas siempre tú, en Hueco.',
    },
    MESSAGES: {
      text: 'Leer y escribir tus mensajes',
      detail: 'Todas tus conversaciones con anfitriones e inquilinos.',
    },
    WEBHOOKS: { text: 'Gestionar webhooks', detail: 'Solo con una clave propia.' },
  },
  never: {
    pay: 'Pagar ni aceptar condiciones por ti',
    secrets: 'Ver tu contraseña, tu tarjeta o tu documento',
    account: 'Cambiar tu cuenta ni dar permiso a otras aplicaciones',
  },
  problems: {
    APP_UNKNOWN: {
      title: 'No conocemos esta aplicación',
      text: 'No está registrada en Hueco, o quien la hizo la ha eliminado.',
    },
    REDIRECT_UNKNOWN: {
      title: 'Este enlace no es de fiar',
      text: 'Te llevaría a una dirección que la aplicación no ha registrado. Puede que alguien intente hacerse pasar por ella.',
    },
    safe: 'No hemos dado permiso a nadie ni hemos enviado nada.',
    home: 'Ir a Hueco',
  },
  connected: {
    title: 'Aplicaciones conectadas',
    text: 'Actúan en tu nombre con el permiso que les diste, sin conocer tu contraseña. Si la cambias, se desconectan todas.',
    empty: 'No has dado permiso a ninguna aplicación.',
    since: 'Desde el {{at}}',
    used: 'último uso {{ago}}',
    unused: 'sin usar',
    disconnect: 'Desconectar',
    disconnectOf: 'Desconectar {{name}}',
    disconnected: 'Aplicación desconectada',
  },
};
