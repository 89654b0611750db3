import type { Catalogue } from './catalogue.types.js';

const LATER_CHARGES = 'De momento Hueco solo cobra el primer periodo: los siguientes todavía no tienen fecha de cobro.';
const WITHDRAWAL =
  '{{otherSide}} alquila como particular: el derecho de desistimiento cubre los gastos de gestión, no el alquiler.';
const WITHDRAWAL_TRADER =
  '{{otherSide}} alquila como profesional (persona o empresa): tienes 14 días para desistir, también del alquiler.';
const HOLD_RELEASED = 'No se ha cobrado nada y hemos liberado la retención de tu tarjeta.';
const PHOTOS = 'Guarda fotos del estado inicial: te ayudarán si hay dudas a la salida.';

/** Words of the notifications in Spanish. */
export const es = {
  types: {
    BOOKING_REQUESTED: {
      title: 'Nueva solicitud de reserva',
      message: '{{renter}} quiere «{{space}}» del {{from}} al {{to}}. Responde antes de {{deadline}}.',
      message_rolling: '{{renter}} quiere «{{space}}» desde el {{from}}, mes a mes. Responde antes de {{deadline}}.',
      mail: {
        request: '{{otherSide}} quiere guardar sus cosas en «{{space}}».',
        deadline: 'Responde antes de {{deadline}}. Después, la solicitud caduca y las fechas quedan libres.',
      },
      action: 'Responder a la solicitud',
    },
    BOOKING_REQUEST_SENT: {
      title: 'Solicitud enviada',
      message: 'Hemos enviado tu solicitud. No se cobrará nada hasta que el anfitrión acepte.',
      mail: {
        sent: '{{otherSide}} ha recibido tu solicitud para «{{space}}» y tiene hasta {{deadline}} para responder.',
        hold: 'Hemos reservado el primer cobro en tu tarjeta. No se cobrará nada hasta que el anfitrión acepte; si no acepta, lo liberamos.',
        charges_later: LATER_CHARGES,
        withdrawal: WITHDRAWAL,
        withdrawal_trader: WITHDRAWAL_TRADER,
      },
      action: 'Ver mi solicitud',
    },
    BOOKING_CONFIRMED_HOST: {
      title: 'Reserva confirmada',
      message: 'La reserva de «{{space}}» empieza el {{from}}.',
      mail: { start: 'La reserva de {{otherSide}} en «{{space}}» está confirmada y empieza el {{from}}.' },
      action: 'Ver la reserva',
    },
    BOOKING_CONFIRMED_RENTER: {
      title: '¡Reserva confirmada!',
      message: 'Ya puedes ver la dirección y preparar la entrada.',
      mail: {
        confirmed: 'Tu reserva de «{{space}}» con {{otherSide}} está confirmada.',
        address: 'Ya puedes ver la dirección exacta. Las instrucciones de acceso se muestran el día de la entrada.',
        charges_later: LATER_CHARGES,
        withdrawal: WITHDRAWAL,
        withdrawal_trader: WITHDRAWAL_TRADER,
      },
      action: 'Ver la dirección',
    },
    BOOKING_DECLINED: {
      title: 'Solicitud rechazada',
      message: 'No se ha cobrado nada. Mira estos espacios parecidos.',
      mail: { declined: '{{otherSide}} no puede aceptar tu solicitud para «{{space}}».', hold: HOLD_RELEASED },
      action: 'Ver mi solicitud',
    },
    BOOKING_EXPIRED_RENTER: {
      title: 'Solicitud caducada',
      message: 'El anfitrión no respondió a tiempo. No se ha cobrado nada.',
      mail: { expired: 'El anfitrión de «{{space}}» no respondió a tiempo.', hold: HOLD_RELEASED },
      action: 'Ver mi solicitud',
    },
    BOOKING_EXPIRED_HOST: {
      title: 'Solicitud caducada',
      message: 'No respondiste en 24 horas. Esto baja tu tasa de respuesta.',
      mail: {
        expired: 'No respondiste a tiempo a la solicitud de {{otherSide}} para «{{space}}».',
        rate: 'Esto baja tu tasa de respuesta. Las fechas vuelven a estar libres.',
      },
      action: 'Ver mis reservas',
    },
    BOOKING_WITHDRAWN: {
      title: 'Solicitud retirada',
      message: '{{renter}} ha retirado su solicitud.',
      mail: { withdrawn: '{{otherSide}} ha retirado su solicitud para «{{space}}».' },
      action: 'Ver mis reservas',
    },
    PAYMENT_FAILED: {
      title: 'No hemos podido cobrar',
      message: 'Revisa tu método de pago.',
      mail: {
        failed: 'No hemos podido cobrar la reserva de «{{space}}», así que las fechas vuelven a estar libres.',
        again: 'Revisa tu método de pago y vuelve a reservar si todavía lo necesitas.',
      },
      action: 'Ver mi reserva',
    },
    BOOKING_NOT_COMPLETED: {
      title: 'Reserva no completada',
      message: 'El pago del inquilino ha fallado y las fechas vuelven a estar libres.',
      mail: { failed: 'El pago de {{otherSide}} para «{{space}}» ha fallado y las fechas vuelven a estar libres.' },
      action: 'Ver mis reservas',
    },
    BOOKING_RESPONSE_REMINDER: {
      title: 'Responde antes de {{deadline}}',
      message: '{{renter}} espera tu respuesta.',
      mail: { waiting: '{{otherSide}} sigue esperando tu respuesta para «{{space}}». Tienes hasta {{deadline}}.' },
      action: 'Responder a la solicitud',
    },
    BOOKING_CANCELLED_RENTER: {
      title: 'Reserva cancelada',
      title_byStaff: 'Hueco ha cancelado la reserva',
      message: 'No se había cobrado nada.',
      message_amount: 'Reembolso: {{amount}}.',
      message_charged: 'Según la política de cancelación, no hay reembolso.',
      mail: {
        cancelled: 'Has cancelado tu reserva de «{{space}}» el {{cancelledAt}}.',
        cancelled_byStaff: 'Hueco ha cancelado tu reserva de «{{space}}» el {{cancelledAt}}.',
        refund: 'No se había cobrado nada y no se cobrará nada.',
        refund_amount:
          'Te devolvemos {{amount}} a la tarjeta con la que pagaste. Según tu banco, puede tardar unos días en verse.',
        refund_charged: 'Según la política de cancelación que aceptaste, no hay reembolso.',
        keep: 'Guarda este correo: confirma tu cancelación, también si has ejercido tu derecho de desistimiento.',
        keep_byStaff: '',
      },
      action: 'Ver la reserva',
    },
    BOOKING_CANCELLED_HOST: {
      title: 'Reserva cancelada',
      message: '{{actor}} ha cancelado la reserva de «{{space}}». Las fechas vuelven a estar libres.',
      message_amount: '{{actor}} ha cancelado la reserva de «{{space}}». Recibirás {{amount}}.',
      mail: {
        cancelled: '{{otherSide}} ha cancelado la reserva de «{{space}}».',
        cancelled_byStaff: 'Hueco ha cancelado la reserva de «{{space}}». Era de {{otherSide}}.',
        dates: 'Las fechas vuelven a estar libres.',
        dates_amount: 'Por la política de cancelación recibirás {{amount}}. Las fechas vuelven a estar libres.',
      },
      action: 'Ver mis reservas',
    },
    BOOKING_HOST_CANCELLED_RENTER: {
      title: 'El anfitrión ha cancelado',
      message: 'No se te ha cobrado nada. Te ayudamos a encontrar otro espacio.',
      message_amount: 'Te devolvemos {{amount}}. Te ayudamos a encontrar otro espacio.',
      mail: {
        cancelled: '{{otherSide}} ha cancelado tu reserva de «{{space}}». Lo sentimos.',
        refund: 'No se te ha cobrado nada y no se cobrará nada.',
        refund_amount:
          'Te devolvemos todo: {{amount}}, también los gastos de gestión. Según tu banco, puede tardar unos días en verse.',
      },
      action: 'Ver la reserva',
    },
    BOOKING_HOST_CANCELLED_HOST: {
      title: 'Has cancelado una reserva',
      message: 'Las fechas de «{{space}}» vuelven a estar libres.',
      message_amount: 'Se aplica un cargo de {{amount}}.',
      mail: {
        cancelled: 'Has cancelado la reserva de {{otherSide}} en «{{space}}».',
        cancelled_charged: 'Has cancelado la reserva de {{otherSide}} en «{{space}}». Le devolvemos todo lo que pagó.',
        fee: 'Las fechas vuelven a estar libres.',
        fee_amount:
          'Se anota en tu cuenta un cargo de {{amount}}. Hueco todavía no paga a anfitriones, así que hoy no se descuenta de nada.',
      },
      action: 'Ver mis reservas',
    },
    BOOKING_ACTIVE_RENTER: {
      title: 'Reserva en curso',
      message: 'Guarda fotos del estado inicial.',
      mail: { started: 'Tu reserva de «{{space}}» está en curso.', photos: PHOTOS },
      action: 'Ver la reserva',
    },
    BOOKING_ACTIVE_HOST: {
      title: 'Reserva en curso',
      message: '{{renter}} ya está en «{{space}}». Guarda fotos del estado inicial.',
      mail: { started: 'La reserva de {{otherSide}} en «{{space}}» está en curso.', photos: PHOTOS },
      action: 'Ver la reserva',
    },
    BOOKING_ENDS_TODAY_RENTER: {
      title: 'Hoy termina la reserva',
      message: 'Vacía «{{space}}» y devuelve las llaves.',
      mail: {
        last: 'Hoy es el último día de tu reserva de «{{space}}».',
        keys: 'Vacía el espacio y devuelve las llaves a {{otherSide}}.',
      },
      action: 'Ver la reserva',
    },
    BOOKING_ENDS_TODAY_HOST: {
      title: 'Hoy termina la reserva',
      message: 'Confirma la salida de «{{space}}» en {{within}} h.',
      mail: {
        last: 'Hoy es el último día de la reserva de {{otherSide}} en «{{space}}».',
        confirm:
          'Desde mañana tienes {{within}} horas para confirmar que el espacio está vacío y que tienes las llaves. Si no dices nada, lo damos por bueno.',
      },
      action: 'Ver la reserva',
    },
    BOOKING_COMPLETED_RENTER: {
      title: 'Reserva completada',
      message: 'Cuenta cómo ha ido: tienes {{within}} días.',
      mail: {
        ended: 'Tu reserva de «{{space}}» ha terminado.',
        review:
          'Cuenta cómo ha ido con {{otherSide}}: tienes {{within}} días. Ayuda a quienes buscan espacio después de ti.',
      },
      action: 'Escribir una reseña',
    },
    BOOKING_COMPLETED_HOST: {
      title: 'Reserva completada',
      message: 'Cuenta cómo ha ido: tienes {{within}} días.',
      mail: {
        ended: 'La reserva de {{otherSide}} en «{{space}}» ha terminado.',
        review: 'Cuenta cómo ha ido: tienes {{within}} días. Ayuda a otros anfitriones.',
      },
      action: 'Escribir una reseña',
    },
    REVIEW_INVITED: {
      title: '¿Cómo va el alquiler?',
      message:
        'Ha pasado un mes desde que empezó el alquiler de «{{space}}». Tienes {{within}} días para dejar tu reseña.',
      mail: {
        month: 'Ha pasado un mes desde que empezó el alquiler de «{{space}}» con {{otherSide}}. ¿Cómo va?',
        window:
          'Tienes {{within}} días para dejar tu reseña. Nadie la lee hasta que {{otherSide}} deje la suya o termine el plazo, y cuando acabe el alquiler podrás cambiarla por otra.',
      },
      action: 'Dejar mi reseña',
    },
    REVIEW_REMINDER: {
      title: 'Tu reseña está pendiente',
      message_one: 'Cuenta cómo ha ido el alquiler de «{{space}}». Queda 1 día.',
      message_other: 'Cuenta cómo ha ido el alquiler de «{{space}}». Quedan {{within}} días.',
      mail: {
        left_one: 'Todavía puedes contar cómo ha ido el alquiler de «{{space}}» con {{otherSide}}: queda 1 día.',
        left_other:
          'Todavía puedes contar cómo ha ido el alquiler de «{{space}}» con {{otherSide}}: quedan {{within}} días.',
        enough: 'Bastan unas estrellas y dos frases. A otras personas les ayuda a elegir.',
      },
      action: 'Dejar mi reseña',
    },
    REVIEW_RECEIVED: {
      title: 'Tienes una reseña nueva',
      message: 'Ya puedes leer lo que cuentan del alquiler de «{{space}}», y responder.',
      mail: {
        received: '{{otherSide}} ha dejado una reseña del alquiler de «{{space}}» y ya está publicada.',
        answer: 'Puedes leerla y responder una vez, en público, durante 30 días.',
      },
      action: 'Leer la reseña',
    },
    REVIEW_PUBLISHED: {
      title: 'Tu reseña está publicada',
      message: 'Ya se puede leer lo que has contado de «{{space}}».',
      mail: { published: 'Tu reseña del alquiler de «{{space}}» está publicada.' },
      action: 'Ver mi reseña',
    },
    REVIEW_HIDDEN: {
      title: 'Hemos retirado tu reseña',
      message: 'Es la de «{{space}}». Motivo: {{statement}}',
      mail: {
        hidden:
          'Hemos retirado tu reseña del alquiler de «{{space}}». La decisión la ha tomado una persona, por este motivo:',
        statement: '{{statement}}',
        appeal:
          'Si no estás de acuerdo, responde a este correo: otra persona del equipo la revisará. Tienes seis meses.',
      },
      action: 'Ver mi reseña',
    },
    SPACE_PUBLISHED: {
      title: 'Espacio publicado',
      message: '«{{space}}» ya aparece en las búsquedas.',
      mail: {
        published: '«{{space}}» ya aparece en las búsquedas. Te avisaremos en cuanto alguien quiera reservarlo.',
      },
      action: 'Ver mi espacio',
    },
    SPACE_PAUSED: {
      title: 'Espacio en pausa',
      message: '«{{space}}» ha dejado de aparecer en las búsquedas.',
      mail: {
        paused: '«{{space}}» ha dejado de aparecer en las búsquedas. Las reservas que ya tenía siguen en pie.',
      },
      action: 'Ver mi espacio',
    },
    SPACE_CHANGES_REQUESTED: {
      title: 'Tu espacio necesita cambios',
      message: '«{{space}}»: {{statement}}',
      mail: {
        looked: 'Hemos mirado «{{space}}» y antes de publicarlo hace falta cambiar algo:',
        statement: '{{statement}}',
        again: 'Cuando lo hayas cambiado, publícalo otra vez y lo volveremos a mirar.',
      },
      action: 'Ver mi espacio',
    },
    VERIFICATION_APPROVED: {
      title: 'Identidad verificada',
      title_space: 'Espacio verificado',
      message: 'Tu perfil ya muestra que sabemos quién eres.',
      message_space: '«{{space}}» ya muestra el distintivo de espacio verificado.',
      action: 'Ver mi verificación',
    },
    VERIFICATION_REJECTED: {
      title: 'No hemos podido verificar tu identidad',
      title_space: 'No hemos podido verificar tu espacio',
      message: '',
      message_blurred: 'No se lee bien: haz la foto con luz y sin reflejos.',
      message_cropped: 'Falta una parte: encuadra el documento entero.',
      message_expired_document: 'El documento está caducado: envía uno en vigor.',
      message_name_mismatch: 'Los datos no coinciden: revísalos o envía otro documento.',
      message_underage: 'Debes tener al menos 18 años.',
      message_suspected_fraud: 'No hemos podido comprobar que sea auténtico. Escríbenos si crees que es un error.',
      message_unsupported: 'No admitimos ese documento: elige uno de la lista.',
      action: 'Ver mi verificación',
    },
    VERIFICATION_EXPIRED: {
      title: 'Tu verificación ha caducado',
      title_space: 'La verificación de tu espacio ya no vale',
      message: 'Tu documento ha caducado. Envía uno en vigor para recuperar el distintivo.',
      message_space: '«{{space}}» ha cambiado de dirección. Envía un documento de la nueva.',
      action: 'Ver mi verificación',
    },
    FAVORITE_PRICE_DROPPED: {
      title: 'Un favorito ha bajado de precio',
      message: '«{{space}}» cuesta menos que cuando lo guardaste.',
      mail: {
        dropped: '«{{space}}» cuesta menos que cuando lo guardaste en tus favoritos.',
        stop: 'Si no quieres más avisos de este espacio, desactívalos en tus favoritos.',
      },
      action: 'Ver el espacio',
    },
    SAVED_SEARCH_MATCHED: {
      title_one: 'Un espacio nuevo para ti',
      title_other: '{{count}} espacios nuevos para ti',
      message_one: '«{{space}}» encaja con tu búsqueda «{{search}}».',
      message_other: 'Encajan con tu búsqueda «{{search}}».',
      mail: {
        matches_one: 'Un espacio nuevo encaja con tu búsqueda «{{search}}»:',
        matches_other: '{{count}} espacios nuevos encajan con tu búsqueda «{{search}}»:',
      },
      action: 'Ver la búsqueda',
    },
    MESSAGE_RECEIVED: {
      title: 'Mensaje de {{name}}',
      message_text: '{{snippet}}',
      message_one: 'Te ha enviado un archivo.',
      message_other: 'Te ha enviado {{count}} archivos.',
      mail: {
        wrote_one: '{{name}} te ha escrito:',
        wrote_other: '{{name}} te ha escrito {{count}} mensajes:',
        wrote_about_one: '{{name}} te ha escrito sobre «{{space}}»:',
        wrote_about_other: '{{name}} te ha escrito {{count}} mensajes sobre «{{space}}»:',
      },
      action: 'Responder',
    },
    MESSAGES_PAUSED: {
      title: 'No puedes escribir mensajes durante siete días',
      message:
        'Varios de tus últimos mensajes llevaban teléfonos, correos u otros datos de contacto. Podrás volver a escribir el {{deadline}}.',
      mail: {
        paused:
          'Seis mensajes tuyos llevaban en siete días teléfonos, correos, enlaces u otras formas de contacto o de pago fuera de Hueco. Hasta el {{deadline}} no puedes escribir mensajes; sí puedes leerlos y gestionar tus reservas.',
        why: 'Los datos de contacto se muestran al confirmar la reserva: así el pago y la garantía os protegen a los dos.',
        appeal: 'Si crees que nos equivocamos, escríbenos y lo revisa una persona.',
      },
      action: 'Pedir que lo revisen',
    },
  },
  mail: {
    hello: 'Hola, {{firstName}}',
    formerUser: 'un antiguo usuario',
    alternatives: 'Más abajo tienes espacios parecidos, libres en tus fechas.',
    monthPrice: '{{price}} al mes, todo incluido',
    details: {
      space: 'Espacio',
      dates: 'Fechas',
      fromTo: '{{from}} – {{to}}',
      fromRolling: 'desde el {{from}}, mes a mes',
      reference: 'Referencia',
      firstChargeCents: 'Primer cobro, IVA incluido',
      totalCents: 'Total de la estancia',
      hostNetCents: 'Recibirías',
      hostNetCentsMonthly: 'Recibirías cada mes',
      message: 'Mensaje',
      cancelledAt: 'Cancelada',
      paidCents: 'Pagado',
      refundCents: 'Reembolso',
      keptCents: 'No se devuelve',
      receivesCents: 'Recibirás',
      feeCents: 'Cargo por cancelar',
    },
    search: {
      more_one: 'Y uno más.',
      more_other: 'Y {{count}} más.',
      stop: 'Si ya no quieres avisos de esta búsqueda, desactívalos aquí:',
    },
    messages: {
      subject_one: 'Mensaje de {{name}}',
      subject_other: '{{count}} mensajes nuevos de {{name}}',
      files_one: 'un archivo',
      files_other: '{{count}} archivos',
      earlier_one: 'Y un mensaje anterior.',
      earlier_other: 'Y {{count}} mensajes anteriores.',
      stop: 'Si no quieres correos sobre mensajes, desactívalos en tu perfil o silencia esta conversación.',
    },
  },
} satisfies Catalogue;
