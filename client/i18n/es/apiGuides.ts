/** `/developers/guides`: a way through the API, step by step. Words between backticks are code. */
export const messages = {
  guides: {
    'first-call': {
      title: 'Primera llamada en dos minutos',
      lead: 'De cero a una lista de espacios con precio final. No hace falta instalar nada.',
    },
    keys: {
      title: 'Claves y permisos',
      lead: 'Una clave actúa por su dueño y solo llega a lo que le permites.',
    },
    errors: {
      title: 'Errores',
      lead: 'Cada error lleva un código fijo, y la respuesta dice si merece la pena repetir.',
    },
    limits: {
      title: 'Límites',
      lead: 'Cada llamada cuesta puntos, que se recuperan solos. Siempre sabes cuántos te quedan.',
    },
    search: {
      title: 'Buscar y mostrar',
      lead: 'Espacios libres por lugar y fechas, con fotos y precio final.',
    },
    book: {
      title: 'Reservar por una persona',
      lead: 'Pides permiso, guardas los días y la persona paga en Hueco. Nunca ves su contraseña ni su tarjeta.',
    },
    host: {
      title: 'Llevar un centro de trasteros',
      lead: 'Publica unidades, bloquea días y responde a quien las pide.',
    },
    events: {
      title: 'Reaccionar a lo que pasa',
      lead: 'Webhooks firmados, numerados y con reenvío, sin preguntar una y otra vez.',
    },
    changes: {
      title: 'Versiones y avisos',
      lead: 'Lo que está en el esquema público se queda. Lo que se retire se marca al menos tres meses antes, con su fecha.',
    },
  },
  steps: {
    makeKey: {
      title: 'Crea una clave',
      text: 'En la consola, crea una clave con el permiso `spaces:read`. Solo se muestra una vez: guárdala en la variable que usan todos los ejemplos.',
    },
    firstCall: {
      title: 'Haz la llamada',
      text: 'Pide dos espacios en el código postal `28012`. El precio ya lleva los gastos y el IVA: es lo que pagará la persona. Las variables van aparte, y la función `call` sirve para todas las guías.',
    },
    readAnswer: {
      title: 'Lee la respuesta',
      text: 'Las listas son conexiones: `edges`, `node` y `pageInfo`. Para la página siguiente, manda `endCursor` en `after`. Los importes van en céntimos, con su moneda.',
    },
    failure: {
      title: 'Si algo falla',
      text: 'Cada error trae un código fijo, qué campo lo causó y si merece la pena repetir la llamada. Cita `requestId` si nos escribes.',
    },
    sendKey: {
      title: 'Manda la clave',
      text: 'Va en la cabecera `Authorization` de cada llamada y actúa por ti: aquí pide tus propios espacios. No la pongas nunca en una página web ni en una app; para eso está OAuth.',
    },
    missingScope: {
      title: 'Si falta un permiso',
      text: 'La llamada se rechaza entera, antes de ejecutar nada, y la respuesta dice qué permiso falta.',
    },
    rotate: {
      title: 'Rótala sin cortes',
      text: 'En la consola, «Rotar» te da una clave nueva y deja la vieja en marcha 24 horas. Las repeticiones con `Idempotency-Key` van con la clave: acaba las pendientes con la vieja antes de cambiar. Si se ha filtrado, revócala: deja de valer al momento.',
    },
    readError: {
      title: 'Lee el código',
      text: 'Decide por `code`, nunca por `message`. En `fields` está cada campo que hay que cambiar; `retryable` dice si la misma llamada puede salir bien más tarde.',
    },
    repeat: {
      title: 'Repite sin miedo',
      text: 'Manda cada cambio con una `Idempotency-Key`. Si la respuesta se pierde, repite la llamada: durante 24 horas recibes la misma respuesta, con `Idempotent-Replayed: true`, y nada se hace dos veces.',
    },
    readLimits: {
      title: 'Mira lo que te queda',
      text: 'La cabecera `RateLimit` dice los puntos que quedan y `extensions.cost` lo que ha costado la llamada, contando las variables. Desde una misma dirección caben 20 sockets a la vez, y 10 por clave: el siguiente se cierra con el código 1013.',
    },
    wait: {
      title: 'Espera cuando toque',
      text: 'Sin puntos la respuesta es 429. Espera los segundos de `Retry-After` y repite.',
    },
    find: {
      title: 'Encuentra espacios libres',
      text: 'Filtra por ciudad o código postal y por días: solo salen los que se pueden reservar enteros en esas fechas.',
    },
    nextPage: {
      title: 'Sigue la lista',
      text: 'Manda el último `endCursor` en `after` mientras `hasNextPage` sea cierto. También se lee al revés, con `last` y `before`.',
    },
    show: {
      title: 'Muestra uno',
      text: 'Las direcciones de las fotos son completas y se pueden enseñar en tu página. `busy` dice qué días están ocupados.',
    },
    quote: {
      title: 'Di lo que costará',
      text: '`priceQuote` calcula la estancia como la pagará la persona: el total y el primer cobro.',
    },
    registerApp: {
      title: 'Registra tu aplicación',
      text: 'En la consola, con su nombre, su web y las direcciones a las que vuelve la persona. Recibes un `client_id`.',
    },
    authorize: {
      title: 'Pide permiso',
      text: 'Lleva a la persona a esta dirección. Verá lo que pides, con palabras, y puede decir que no. Guarda el `VERIFIER`: demuestra luego que eras tú.',
    },
    exchange: {
      title: 'Cambia el código por un token',
      text: 'La persona vuelve a tu dirección con `code` y `state`. Comprueba `state` y cambia el código antes de un minuto. El token dura una hora; `refresh_token` da el siguiente y sirve una vez.',
    },
    prepare: {
      title: 'Guarda los días',
      text: '`prepareBooking` los reserva hasta `holdExpiresAt` y responde con la dirección de nuestra página de pago. Lleva allí a la persona: solo ella elige la garantía, acepta el contrato y paga. Después vuelve a `returnUri`, una de las direcciones de tu aplicación, con el estado y tu `state`.',
    },
    follow: {
      title: 'Mira cómo va',
      text: 'Encuentra la reserva por tu `externalId`, pide con `updatedSince` lo que ha cambiado o escucha `bookingChanged` con el token de la persona. Los webhooks son de las claves: avisan de las reservas de su dueño. Si los días se guardaron de nuevo en nuestra página, el nombre sigue con ellos.',
    },
    create: {
      title: 'Crea la unidad',
      text: 'Nace como borrador. `clientKey` es tu nombre para ella, de 8 a 100 letras sin acento, cifras, `-` o `_`: la misma llamada otra vez da el mismo borrador. `draftProblems` dice lo que aún falta para publicar. Caben 60 llamadas por hora, contando las repetidas: la siguiente responde `RATE_LIMITED`, con los segundos de espera en `params.retryAfterSeconds`.',
    },
    upload: {
      title: 'Sube las fotos',
      text: 'Al menos tres, de hasta {{maxMegabytes}}\u00a0MB. Quitamos de ellas el lugar donde se hicieron.',
    },
    publish: {
      title: 'Publícala',
      text: 'Si algo falta, no cambia nada y el error dice qué. En un minuto está en la búsqueda.',
    },
    block: {
      title: 'Bloquea días',
      text: 'Para los que alquilas por otro lado. Admite hasta 100 unidades en una llamada.',
    },
    requests: {
      title: 'Responde a las solicitudes',
      text: 'Estas esperan tu respuesta: `acceptBooking` o `declineBooking`, con su `id`. `availableActions` dice qué puedes hacer con cada una.',
    },
    addWebhook: {
      title: 'Añade una dirección',
      text: 'Tiene que ser `https` y verse desde internet. El secreto se muestra una vez; con él se firman los avisos.',
    },
    verify: {
      title: 'Comprueba la firma',
      text: 'Los avisos siguen Standard Webhooks y llevan solo identificadores: lee de la API lo que vale ahora. Pueden llegar dos veces o desordenados; `sequence` dice el orden.',
    },
    tryWebhook: {
      title: 'Manda uno de prueba',
      text: 'Va firmado como los de verdad, y en el registro sale como prueba. Responde con un estado 200 en menos de diez segundos.',
    },
    readLog: {
      title: 'Mira el registro',
      text: 'Guarda 30 días de intentos. Si no contestas, insistimos ocho veces en día y medio; después puedes reenviar cada aviso, con el mismo `webhook-id`.',
    },
    types: {
      title: 'Descarga los tipos',
      text: 'El esquema y sus tipos de TypeScript son siempre los de hoy. Los valores nuevos de una lista cerrada pueden llegar en cualquier momento: déjales sitio.',
    },
  },
  tokenNote: 'Una clave caducada responde 401 `TOKEN_INVALID`, nunca como si no hubiera clave.',
  helper: '`call` y `HUECO_KEY` vienen de la <a>primera llamada</a>.',
  openConsole: 'Abrir la consola',
  answered: 'Respuesta de ahora',
  failed: 'Respuesta de error',
  next: 'Siguiente: {{title}}',
};
