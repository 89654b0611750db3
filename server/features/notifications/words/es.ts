import { ANNOUNCED_DAYS_BEFORE, FORMAL_NOTICE_DAYS } from '../../bookings/billing/charge-ladder.rules.js';
import { CLAIM_BOUNDS } from '../../claims/claim-cases.rules.js';
import { MESSAGE_LIMITS } from '../../messages/limits/message-limits.rules.js';
import { REPLY_DAYS } from '../../reviews/review-window.rules.js';
import { bookingChanges } from './booking-changes-es.js';
import type { Catalogue } from './catalogue.types.js';

const LATER_CHARGES = `Los periodos siguientes se cobran en la misma tarjeta el primer día de cada uno. Te avisamos ${ANNOUNCED_DAYS_BEFORE} días antes de cada cobro.`;
const WITHDRAWAL =
  '{{otherSide}} alquila como particular: el derecho de desistimiento cubre los gastos de gestión, no el alquiler.';
const WITHDRAWAL_TRADER =
  '{{otherSide}} alquila como profesional (persona o empresa): tienes {{withdrawalDays}} días para desistir, también del alquiler.';
const HOLD_RELEASED = 'No se ha cobrado nada y hemos liberado la retención de tu tarjeta.';
const PHOTOS = 'Guarda fotos del estado inicial: te ayudarán si hay dudas a la salida.';

/** Texts of the notifications in Spanish. */
export const es = {
  types: {
    BOOKING_REQUESTED: {
      title: 'Nueva solicitud de reserva',
      message: '{{renter}} quiere «{{space}}» del {{from}} al {{to}}. Responde antes del {{deadline}}.',
      message_rolling: '{{renter}} quiere «{{space}}» desde el {{from}}, mes a mes. Responde antes del {{deadline}}.',
      mail: {
        request: '{{otherSide}} quiere guardar sus cosas en «{{space}}».',
        deadline: 'Responde antes del {{deadline}}. Después, la solicitud caduca y las fechas quedan libres.',
      },
      action: 'Responder a la solicitud',
      action_decided: 'Ver la reserva',
    },
    BOOKING_REQUEST_SENT: {
      title: 'Solicitud enviada',
      message: 'Hemos enviado tu solicitud. No se cobrará nada hasta que el anfitrión acepte.',
      mail: {
        sent: '{{otherSide}} ha recibido tu solicitud para «{{space}}» y tiene hasta el {{deadline}} para responder.',
        hold: 'Hemos retenido el primer cobro en tu tarjeta. No se cobrará nada hasta que el anfitrión acepte; si no acepta, lo liberamos.',
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
    },
    BOOKING_CONFIRMED_RENTER: {
      title: 'Reserva confirmada',
      message: 'Ya puedes ver la dirección y preparar la entrada.',
      mail: {
        confirmed: 'Tu reserva de «{{space}}» con {{otherSide}} está confirmada.',
        address:
          'Ya puedes ver la dirección exacta. Las instrucciones de acceso se muestran el día de la entrada, cuando lo demás esté hecho: en tu reserva ves si falta algo, como verificar tu identidad.',
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
      message: 'No respondiste a tiempo. Esto baja tu tasa de respuesta.',
      mail: {
        expired: 'No respondiste a tiempo a la solicitud de {{otherSide}} para «{{space}}».',
        rate: 'Esto baja tu tasa de respuesta. Las fechas vuelven a estar libres.',
      },
      action: 'Ver la solicitud',
    },
    BOOKING_WITHDRAWN: {
      title: 'Solicitud retirada',
      message: '{{renter}} ha retirado su solicitud.',
      mail: { withdrawn: '{{otherSide}} ha retirado su solicitud para «{{space}}».' },
      action: 'Ver la solicitud',
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
    },
    BOOKING_RESPONSE_REMINDER: {
      title: 'Responde antes del {{deadline}}',
      message: '{{renter}} espera tu respuesta.',
      mail: {
        waiting:
          '{{otherSide}} sigue esperando tu respuesta para «{{space}}». Si no respondes, la solicitud caduca y baja tu tasa de respuesta.',
      },
      action: 'Responder a la solicitud',
      action_decided: 'Ver la reserva',
    },
    BOOKING_CANCELLED_RENTER: {
      title: 'Reserva cancelada',
      title_byStaff: 'Hueco ha cancelado la reserva',
      message: 'No se había cobrado nada.',
      message_amount: 'Reembolso: {{amount}}.',
      message_amountCredit: 'Reembolso: {{amount}} a tu tarjeta y {{credit}} a tu saldo.',
      message_credit: 'Reembolso: {{credit}} a tu saldo.',
      message_charged: 'Según la política de cancelación, no hay reembolso.',
      mail: {
        cancelled: 'Has cancelado tu reserva de «{{space}}» el {{cancelledAt}}.',
        cancelled_byStaff: 'Hueco ha cancelado tu reserva de «{{space}}» el {{cancelledAt}}.',
        refund: 'No se había cobrado nada y no se cobrará nada.',
        refund_amount:
          'Te devolvemos {{amount}} a la tarjeta con la que pagaste. Según tu banco, puede tardar unos días en verse.',
        refund_amountCredit:
          'Te devolvemos {{amount}} a la tarjeta con la que pagaste, que según tu banco puede tardar unos días en verse, y {{credit}} a tu saldo.',
        refund_credit: 'Te devolvemos {{credit}} a tu saldo.',
        refund_charged: 'Según la política de cancelación que aceptaste, no hay reembolso.',
        keep: 'Guarda este correo: confirma tu cancelación, también si has ejercido tu derecho de desistimiento.',
        keep_byStaff: '',
      },
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
    },
    BOOKING_HOST_CANCELLED_RENTER: {
      title: 'El anfitrión ha cancelado',
      message: 'No se te ha cobrado nada. Te ayudamos a encontrar otro espacio.',
      message_amount: 'Te devolvemos {{amount}}. Te ayudamos a encontrar otro espacio.',
      message_amountCredit: 'Te devolvemos {{amount}} y un saldo de {{credit}}. Te ayudamos a encontrar otro espacio.',
      message_credit:
        'No se te ha cobrado nada y te damos un saldo de {{credit}}. Te ayudamos a encontrar otro espacio.',
      mail: {
        cancelled: '{{otherSide}} ha cancelado tu reserva de «{{space}}». Lo sentimos.',
        refund: 'No se te ha cobrado nada y no se cobrará nada.',
        refund_amount:
          'Te devolvemos todo, gastos de gestión incluidos: {{amount}}. Según tu banco, puede tardar unos días en verse.',
        credit: '',
        credit_credit: 'Además tienes un saldo de {{credit}} en Hueco.',
      },
    },
    BOOKING_HOST_CANCELLED_HOST: {
      title: 'Has cancelado una reserva',
      message: 'Las fechas de «{{space}}» vuelven a estar libres.',
      message_amount: 'Se aplica un cargo de {{amount}}.',
      mail: {
        cancelled: 'Has cancelado la reserva de {{otherSide}} en «{{space}}».',
        cancelled_charged: 'Has cancelado la reserva de {{otherSide}} en «{{space}}». Le devolvemos todo lo que pagó.',
        fee: 'Las fechas vuelven a estar libres.',
        fee_amount: 'Se aplica un cargo de {{amount}}, que se descuenta de tu próximo pago.',
      },
    },
    BOOKING_ACTIVE_RENTER: {
      title: 'Reserva en curso',
      message: 'Guarda fotos del estado inicial.',
      mail: { started: 'Tu reserva de «{{space}}» está en curso.', photos: PHOTOS },
    },
    BOOKING_ACTIVE_HOST: {
      title: 'Reserva en curso',
      message: '{{renter}} ya está en «{{space}}». Guarda fotos del estado inicial.',
      mail: { started: 'La reserva de {{otherSide}} en «{{space}}» está en curso.', photos: PHOTOS },
    },
    BOOKING_ENDS_TODAY_RENTER: {
      title: 'Hoy termina la reserva',
      message: 'Vacía «{{space}}» y devuelve las llaves.',
      mail: {
        last: 'Hoy es el último día de tu reserva de «{{space}}».',
        keys: 'Vacía el espacio y devuelve las llaves a {{otherSide}}.',
        things: 'Revisa tus cosas al sacarlas: un daño se reclama antes de que se confirme la salida.',
      },
    },
    BOOKING_ENDS_TODAY_HOST: {
      title: 'Hoy termina la reserva',
      message: 'Confirma la salida de «{{space}}» en {{within}}\u00a0h.',
      mail: {
        last: 'Hoy es el último día de la reserva de {{otherSide}} en «{{space}}».',
        confirm:
          'Desde mañana tienes {{within}} horas para confirmar que el espacio está vacío y que tienes las llaves. Si no dices nada, lo damos por bueno.',
      },
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
    CHARGE_ANNOUNCED: {
      title: `Próximo cobro en ${ANNOUNCED_DAYS_BEFORE} días`,
      message: 'Cobraremos {{amount}} el {{day}}.',
      message_amountCredit: 'Cobraremos {{amount}} el {{day}}, después de usar {{credit}} de tu saldo.',
      mail: {
        soon: 'El {{day}} cobraremos {{amount}} en tu tarjeta por el siguiente periodo de «{{space}}».',
        soon_amountCredit:
          'El {{day}} cobraremos {{amount}} en tu tarjeta por el siguiente periodo de «{{space}}». Los otros {{credit}} salen de tu saldo.',
        card: 'No tienes que hacer nada. Si quieres usar otra tarjeta, cámbiala antes en tu reserva.',
        card_expired_card: 'Tu tarjeta caduca antes de ese día: cámbiala en tu reserva para que el cobro no falle.',
      },
    },
    CHARGE_TAKEN: {
      title: 'Cobro mensual',
      message: 'Hemos cobrado {{amount}} por «{{space}}».',
      message_amountCredit: 'Hemos cobrado {{amount}} por «{{space}}» y usado {{credit}} de tu saldo.',
      mail: {
        taken:
          'Hemos cobrado {{amount}} en tu tarjeta por «{{space}}». El detalle, con su recibo o factura, está en tu reserva.',
        taken_amountCredit:
          'Hemos cobrado {{amount}} en tu tarjeta por «{{space}}»; los otros {{credit}} han salido de tu saldo. El detalle, con su recibo o factura, está en tu reserva.',
      },
    },
    CHARGE_REFUSED: {
      title: 'Cobro fallido (aviso {{count}})',
      message: 'No hemos podido cobrar {{amount}} de «{{space}}». Paga o cambia la tarjeta en tu reserva.',
      message_dated: 'No hemos podido cobrar {{amount}} de «{{space}}». Actualiza tu tarjeta antes del {{day}}.',
      message_mandate_withdrawn: 'No hemos cobrado {{amount}} de «{{space}}». Paga desde tu reserva.',
      mail: {
        failed: 'No hemos podido cobrar {{amount}} por «{{space}}»: tu banco ha rechazado el cobro.',
        failed_amount_too_small:
          'No hemos podido cobrar {{amount}} por «{{space}}»: no se puede cobrar un importe tan pequeño con tarjeta.',
        failed_authentication_required:
          'No hemos podido cobrar {{amount}} por «{{space}}»: tu banco pide que confirmes el cobro.',
        failed_mandate_withdrawn:
          'No hemos cobrado {{amount}} por «{{space}}»: retiraste la autorización de los cobros, así que toca pagarlo a mano.',
        next: 'Cambia la tarjeta en tu reserva y cobraremos al momento, o paga desde allí.',
        next_mandate_withdrawn:
          'Paga desde tu reserva. Si quieres que volvamos a cobrar en tu tarjeta, autoriza otra vez los cobros en tu perfil.',
        next_dated:
          'Lo intentaremos otra vez el {{day}}. Cambia la tarjeta en tu reserva y cobraremos al momento, o paga desde allí.',
      },
      action: 'Pagar o cambiar la tarjeta',
      action_mandate_withdrawn: 'Pagar ahora',
    },
    CHARGE_PAST_DUE_RENTER: {
      title: 'Tienes un cobro vencido',
      message: 'Debes {{amount}} de «{{space}}». Págalo desde tu reserva.',
      mail: {
        due: 'Después de cuatro intentos no hemos podido cobrar {{amount}} por «{{space}}». El cobro está vencido y ya no lo intentaremos más.',
        due_mandate_withdrawn:
          'No hemos cobrado {{amount}} por «{{space}}», porque retiraste la autorización de los cobros, y sigue sin pagarse. El cobro está vencido.',
        access: 'Sigues teniendo acceso a tus cosas. Mientras no lo pagues no puedes hacer reservas nuevas.',
        pay: 'Paga desde tu reserva con la tarjeta que quieras.',
      },
      action: 'Pagar ahora',
    },
    CHARGE_PAST_DUE_HOST: {
      title: 'Cobro vencido',
      message: 'No hemos podido cobrar a {{renter}} su mes de «{{space}}».',
      message_mandate_withdrawn: '{{renter}} no ha pagado su mes de «{{space}}».',
      mail: {
        due: 'No hemos podido cobrar a {{otherSide}} su mes de «{{space}}» después de cuatro intentos. Hemos pedido el pago y te avisaremos en cuanto se cobre.',
        due_mandate_withdrawn:
          '{{otherSide}} no ha pagado su mes de «{{space}}». Le hemos reclamado el pago y te avisaremos cuando lo haga.',
        access:
          'Las cosas siguen siendo de {{otherSide}}: no cambies la cerradura ni las toques. Nosotros llevamos el caso.',
      },
    },
    CHARGE_FORMAL_NOTICE: {
      title: 'Requerimiento de pago',
      message: 'Paga {{amount}} de «{{space}}» antes del {{day}}.',
      mail: {
        demand: `Te requerimos formalmente el pago de {{amount}} por «{{space}}». Tienes ${FORMAL_NOTICE_DAYS} días: paga antes del {{day}}.`,
        paper: 'El requerimiento está en PDF entre los documentos de tu reserva.',
        after:
          'Si no pagas en ese plazo, podemos resolver la reserva por impago. Tus cosas seguirán siendo tuyas y podrás recogerlas con cita.',
      },
      action: 'Pagar ahora',
    },
    CHARGE_IN_RECOVERY: {
      title: 'Tu deuda pasa a recobro',
      message: 'Debes {{amount}} de «{{space}}» desde hace un mes.',
      mail: {
        due: 'Debes {{amount}} de «{{space}}» desde hace un mes. Nuestro equipo te escribirá para acordar un plan de pago.',
        pay: 'También puedes pagarlo ahora desde tu reserva.',
      },
      action: 'Pagar ahora',
    },
    CHARGE_WAIVED_RENTER: {
      title: 'Ya no debes un cobro',
      message: 'Hemos renunciado a cobrarte {{amount}} de «{{space}}».',
      mail: {
        waived: 'Hemos renunciado a cobrarte {{amount}} de «{{space}}», que seguían pendientes.',
        next: 'No tienes que hacer nada: tu tarjeta no se cargará por ello.',
      },
    },
    CHARGE_WAIVED_HOST: {
      title: 'Un mes que no se cobrará',
      message: 'No podemos cobrar a {{renter}} un mes de «{{space}}» y hemos renunciado a él.',
      mail: {
        waived:
          'No podemos cobrar a {{otherSide}} un mes de «{{space}}» y hemos renunciado a él: no te llegará su alquiler.',
        why: 'Si crees que es un error, pídenos ayuda en la página de la reserva y lo revisamos.',
      },
    },
    CHARGE_RECOVERED: {
      title: 'Cobro recuperado',
      message: '{{renter}} ha pagado el mes que debía de «{{space}}».',
      mail: { paid: '{{otherSide}} ha pagado el mes que debía de «{{space}}».' },
    },
    CHARGE_DISPUTED_RENTER: {
      title: 'Tu banco reclama un cobro',
      message: 'Tu banco reclama {{amount}} de «{{space}}». Si es un error, díselo a tu banco.',
      mail: {
        disputed: 'Tu banco nos ha dicho que no reconoces un cobro de {{amount}} por «{{space}}».',
        next: 'Si es un error, pide a tu banco que retire la reclamación. Si algo va mal con tu alquiler, cuéntanoslo: la garantía lo resuelve antes.',
      },
    },
    CHARGE_DISPUTED_HOST: {
      title: 'El banco del inquilino reclama un cobro',
      message: 'Es de «{{space}}», de {{renter}}. Tu parte espera hasta que el banco decida.',
      mail: {
        disputed: 'El banco de {{renter}} reclama un cobro de «{{space}}».',
        next: 'No tienes que hacer nada: respondemos al banco con lo que habéis aceptado. Tu parte de ese cobro espera hasta que decida, y te avisaremos.',
      },
    },
    DISPUTE_DECIDED_HOST: {
      title: 'El banco ha decidido',
      message: 'Tu parte del cobro reclamado de «{{space}}» ya no está retenida.',
      mail: {
        decided: 'El banco ha decidido sobre el cobro reclamado de «{{space}}».',
        next: 'Tu parte ya no está retenida: la tendrás en el próximo pago en que esté disponible.',
      },
    },
    DISPUTE_DECIDED_RENTER: {
      title: 'Tu banco ha decidido',
      message: 'Tu banco ha decidido sobre el cobro de {{amount}} por «{{space}}».',
      message_won: 'Tu banco da por bueno el cobro de {{amount}} por «{{space}}».',
      message_lost: 'Tu banco te devuelve {{amount}} de «{{space}}».',
      mail: {
        decided_won: 'Tu banco ha revisado el cobro de {{amount}} por «{{space}}» y lo da por bueno.',
        decided_lost: 'Tu banco te devuelve el cobro de {{amount}} por «{{space}}».',
        next_won: 'Nada cambia en tu reserva. Si algo va mal con tu alquiler, cuéntanoslo: la garantía lo resuelve.',
        next_lost:
          'No tienes que hacer nada: el dinero lo devuelve tu banco. Si aún usas el espacio, tu alquiler sigue como está.',
      },
    },
    ABANDONMENT_OPENED_RENTER: {
      title: 'Recoge tus cosas',
      message: 'Siguen en «{{space}}». Desde el {{day}} guardarlas cuesta {{amount}} al día.',
      mail: {
        left: 'Tu alquiler de «{{space}}» está resuelto y tus cosas siguen allí. Haremos inventario de ellas con fotos y dos testigos.',
        cost: 'Desde el {{day}} guardarlas cuesta {{amount}} al día, lo mismo que costaba el alquiler, hasta que el espacio quede vacío.',
        yours:
          'Siguen siendo tuyas: nadie las vende ni las tira. Pídenos ayuda en la página de la reserva para acordar un día de recogida; no hace falta pagar antes la deuda.',
      },
    },
    ABANDONMENT_OPENED_HOST: {
      title: 'Cosas sin recoger',
      message: 'Las de {{renter}} siguen en «{{space}}». Haz fotos y no las toques.',
      mail: {
        left: 'Las cosas de {{otherSide}} siguen en «{{space}}» dos meses después del cobro que no se pagó. Abrimos un expediente: haz al menos cuatro fotos de lo que hay y súbelas en la página de la reserva.',
        witnesses:
          'Nuestro equipo te llamará para hacer el inventario con dos testigos. Después lo enviamos por carta certificada.',
        yours:
          'No las vendas, no las tires y no las muevas: siguen siendo de {{otherSide}}. Cada día que pasa son {{amount}}, que puedes reclamar.',
      },
      action: 'Subir las fotos',
    },
    ABANDONMENT_LISTED: {
      title: 'Inventario de tus cosas',
      message: 'Está hecho el de «{{space}}». Te lo enviamos por carta certificada.',
      mail: {
        listed: 'Hemos hecho inventario de tus cosas en «{{space}}», con fotos y ante dos testigos.',
        paper: 'Te lo enviamos por carta certificada. Ya está en PDF entre los documentos de tu reserva.',
        cost: 'Guardarlas cuesta {{amount}} al día desde el {{day}}. Pídenos ayuda en la página de la reserva para acordar un día de recogida.',
      },
      action: 'Ver los documentos',
    },
    BOOKING_TERMINATED_RENTER: {
      title: 'Reserva resuelta',
      message: 'Motivo: {{reason}}. {{statement}}',
      mail: {
        ended: 'Hemos resuelto tu reserva de «{{space}}». Motivo: {{reason}}.',
        statement: '{{statement}}',
        goods:
          'Tus cosas siguen siendo tuyas: pídenos en la página de la reserva una cita para recogerlas y devolver las llaves. Desde hoy no se cobra más alquiler; lo que se debía se sigue debiendo.',
        appeal:
          'Si no estás de acuerdo, pídenos ayuda en la página de la reserva y lo revisará otra persona del equipo.',
      },
    },
    BOOKING_TERMINATED_HOST: {
      title: 'Reserva resuelta',
      message: 'La de {{renter}} en «{{space}}». Motivo: {{reason}}. {{statement}}',
      mail: {
        ended: 'Hemos resuelto la reserva de {{otherSide}} en «{{space}}». Motivo: {{reason}}.',
        statement: '{{statement}}',
        goods:
          'Las cosas siguen siendo de {{otherSide}}: nuestro equipo acuerda con los dos una cita para la recogida y la devolución de las llaves. Las fechas quedan ocupadas hasta que el espacio esté vacío.',
      },
    },
    ...bookingChanges,
    CLAIM_OPENED_RENTER: {
      title: 'Reclamación del anfitrión',
      message: 'Tienes 48\u00a0h para responder.',
      mail: {
        happened:
          '{{otherSide}} ha abierto una reclamación sobre tu reserva de «{{space}}». Tienes hasta el {{deadline}} para responder y añadir tus pruebas.',
        more: 'Si no respondes, proponemos una solución solo con las pruebas de {{otherSide}}.',
      },
      action: 'Responder',
    },
    CLAIM_OPENED_HOST: {
      title: 'Nueva reclamación',
      message: 'Tienes 48\u00a0h para responder.',
      mail: {
        happened:
          '{{renter}} ha abierto una reclamación sobre «{{space}}». Tienes hasta el {{deadline}} para responder y añadir tus pruebas.',
        more: 'El pago de este mes queda retenido hasta que se cierre. Si no respondes, proponemos una solución solo con las pruebas de {{renter}}.',
      },
      action: 'Responder',
    },
    CLAIM_OPENED_STAFF: {
      title: 'Nueva disputa',
      message: 'Hay una reclamación nueva sobre «{{space}}».',
      action: 'Ver la reclamación',
    },
    CLAIM_PROPOSED: {
      title: 'Propuesta para la reclamación',
      message: 'Acepta o rechaza la propuesta antes del {{deadline}}.',
      mail: {
        happened:
          'Hay una propuesta según la garantía para la reclamación sobre «{{space}}». Puedes aceptarla hasta el {{deadline}}.',
        more: `Si uno de los dos no la acepta o no responde, decide una persona del equipo en ${CLAIM_BOUNDS.decisionWorkingDays} días laborables.`,
      },
      action: 'Ver la propuesta',
    },
    CLAIM_AGREED: {
      title: 'Reclamación resuelta',
      message: 'Los dos habéis aceptado la propuesta sobre «{{space}}».',
      mail: {
        happened: 'Los dos habéis aceptado la propuesta sobre «{{space}}». Ya hemos puesto en marcha lo acordado.',
      },
      action: 'Ver el resultado',
    },
    CLAIM_TO_REVIEW: {
      title: 'La reclamación pasa al equipo',
      message: 'Una persona decide antes del {{deadline}}.',
      mail: {
        happened:
          'Una persona del equipo revisa la reclamación sobre «{{space}}» y decide antes del {{deadline}}, con sus motivos.',
      },
      action: 'Ver la reclamación',
    },
    CLAIM_TO_DECIDE: {
      title: 'Reclamación por decidir',
      message: '«{{space}}»: hay que decidir antes del {{deadline}}.',
      action: 'Decidir',
    },
    CLAIM_DATA_ASKED: {
      title: 'Necesitamos un dato tuyo',
      message: 'Para la reclamación sobre «{{space}}». Responde antes del {{deadline}}.',
      mail: {
        happened:
          'Quien revisa la reclamación sobre «{{space}}» te pide algo más antes de decidir. Tienes hasta el {{deadline}} para responder con un texto, fotos o documentos:',
        more: '{{statement}}',
      },
      action: 'Responder',
    },
    CLAIM_REVIEW_RESUMED: {
      title: 'La reclamación sigue su curso',
      message: 'Una persona decide antes del {{deadline}}.',
      mail: {
        happened:
          'El equipo había pedido más datos sobre la reclamación de «{{space}}» y ese plazo ha terminado. Una persona decide antes del {{deadline}}, con sus motivos.',
      },
      action: 'Ver la reclamación',
    },
    CLAIM_REVIEW_RESUMED_STAFF: {
      title: 'Reclamación por decidir',
      message: '«{{space}}»: ya no espera datos; hay que decidir antes del {{deadline}}.',
      action: 'Decidir',
    },
    CLAIM_DECIDED: {
      title: 'Hemos decidido la reclamación',
      message: 'Motivos: {{statement}}',
      mail: {
        happened: 'El equipo ha decidido la reclamación sobre «{{space}}». Estos son los motivos:',
        more: '{{statement}}',
      },
      action: 'Ver la decisión',
    },
    CLAIM_APPEALED: {
      title: 'Reclamación recurrida',
      message: 'Otra persona del equipo decide antes del {{deadline}}.',
      mail: {
        happened:
          'La decisión sobre «{{space}}» se ha recurrido. La revisa otra persona del equipo, que decide antes del {{deadline}}.',
      },
      action: 'Ver la reclamación',
    },
    CLAIM_APPEALED_STAFF: {
      title: 'Recurso por decidir',
      message: '«{{space}}»: decide otra persona antes del {{deadline}}.',
      action: 'Decidir',
    },
    CLAIM_CLOSED: {
      title: 'Reclamación cerrada',
      message: 'La decisión sobre «{{space}}» es definitiva.',
      action: 'Ver el resultado',
    },
    CLAIM_WITHDRAWN: {
      title: 'Reclamación retirada',
      message: 'Se ha retirado la reclamación sobre «{{space}}».',
      action: 'Ver la reclamación',
    },
    DEPOSIT_CHARGED: {
      title: 'Cobro por una reclamación',
      message: 'Hemos cobrado {{amount}} por la reclamación sobre «{{space}}».',
      action: 'Ver la reclamación',
    },
    DEPOSIT_CHARGE_FAILED: {
      title: 'No hemos podido cobrar una reclamación',
      message: 'Quedan por cobrar {{amount}} por la reclamación sobre «{{space}}». Escríbenos para resolverlo.',
      action: 'Ver la reclamación',
    },
    DEPOSIT_CHARGE_FAILED_STAFF: {
      title: 'Reclamación sin cobrar',
      message: 'Quedan sin cobrar {{amount}} por la reclamación sobre «{{space}}».',
      action: 'Ver la reclamación',
    },
    REVIEW_INVITED: {
      title: 'Cuenta cómo va el alquiler',
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
        answer: `Puedes leerla y responder una vez, en público, durante ${REPLY_DAYS} días.`,
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
          'Hemos retirado tu reseña del alquiler de «{{space}}» porque no cumple la ley o la normativa de Hueco: nadie la ve y no cuenta en la nota, en todos los países y sin fecha de fin. Lo ha decidido una persona, no un programa, por este motivo:',
        statement: '{{statement}}',
        appeal:
          'Si no estás de acuerdo, tienes seis meses para reclamar, gratis, desde el botón de este correo, y la revisará otra persona. También puedes acudir a un órgano de resolución extrajudicial o a los tribunales.',
      },
      action: 'Ver la decisión o reclamar',
    },
    REFUND_DELAYED: {
      title: 'Tu reembolso se retrasa',
      message: 'El reembolso de {{amount}} no ha llegado. Lo estamos arreglando y te avisamos.',
      mail: {
        delayed: 'El reembolso de {{amount}} de tu reserva de «{{space}}» no ha llegado a tu tarjeta.',
        next: 'No tienes que hacer nada: lo intentamos otra vez o te lo hacemos llegar por transferencia.',
      },
    },
    REFUND_SENT_AGAIN: {
      title: 'Tu reembolso vuelve a estar en camino',
      message: 'Hemos enviado otra vez {{amount}} a tu tarjeta.',
      mail: {
        sent: 'Hemos enviado otra vez a tu tarjeta los {{amount}} de tu reserva de «{{space}}». Tu banco puede tardar unos días en abonarlos.',
      },
    },
    REFUND_TRANSFERRED: {
      title: 'Reembolso hecho por transferencia',
      message: 'Te hemos enviado {{amount}} por transferencia bancaria.',
      mail: {
        sent: 'El reembolso de tu reserva de «{{space}}» no llegaba a tu tarjeta: te hemos enviado {{amount}} por transferencia bancaria. Suele llegar en uno o dos días laborables.',
      },
    },
    PAYOUT_SENT: {
      title: 'Pago enviado',
      message: 'Hemos enviado {{amount}} a tu cuenta.',
      message_account: '{{amount}} a la cuenta ****{{last4}}.',
      mail: {
        sent: 'Hemos enviado {{amount}} a tu cuenta. Suele llegar en uno o dos días laborables.',
        sent_account: 'Hemos enviado {{amount}} a tu cuenta ****{{last4}}. Suele llegar en uno o dos días laborables.',
      },
      action: 'Ver mis ingresos',
    },
    PAYOUT_FAILED: {
      title: 'Un pago no ha llegado',
      message: 'Tu banco no ha aceptado {{amount}}. Revisa tu cuenta de cobro.',
      mail: {
        failed: 'Tu banco no ha aceptado el pago de {{amount}}. El dinero no se pierde: sale con el próximo pago.',
        check: 'Revisa tu cuenta de cobro para que el próximo llegue.',
      },
      action: 'Revisar mi cuenta',
    },
    PAYOUT_ACCOUNT_NEEDED: {
      title: 'Añade tu cuenta de cobro',
      title_tax_details: 'Completa tus datos para Hacienda',
      message: 'Tienes {{amount}} esperando. Completa tu cuenta para recibirlos.',
      message_tax_details: 'Tienes {{amount}} esperando. Faltan tu NIF y tu domicilio.',
      mail: {
        waiting: 'Tenemos {{amount}} para ti, pero tu cuenta de cobro no está completa.',
        waiting_tax_details:
          'Tenemos {{amount}} para ti, pero faltan los datos que la ley nos pide para Hacienda: NIF, domicilio y fecha de nacimiento.',
        next: 'En cuanto la completes, te los enviamos con el próximo pago.',
        next_tax_details: 'En cuanto los completes, te los enviamos con el próximo pago.',
      },
      action: 'Completar mi cuenta',
    },
    PAYOUT_ACCOUNT_RESTRICTED: {
      title: 'Tu cuenta de cobro está parada',
      message: 'Falta un dato. Hasta que lo completes no salen pagos ni puedes aceptar reservas.',
      mail: {
        missing:
          'Nuestro proveedor de pagos pide un dato más y ha parado tu cuenta de cobro. Hasta que lo completes no salen pagos ni puedes aceptar reservas.',
        kept: 'Lo que has ganado no se pierde: sale en cuanto la cuenta vuelva a estar lista.',
      },
      action: 'Completar mi cuenta',
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
    HOST_DATA_NEEDED: {
      title: 'Faltan datos tuyos',
      message: 'Completa tus datos antes del {{day}} para que tus anuncios sigan visibles.',
      message_trader_details:
        'Completa tus datos de profesional antes del {{day}} para que tus anuncios sigan visibles.',
      message_tax_details: 'Completa tu NIF y tu domicilio antes del {{day}} para que tus anuncios sigan visibles.',
      message_payout_account: 'Completa tu cuenta de cobro antes del {{day}} para que tus anuncios sigan visibles.',
      mail: {
        what: 'Nos faltan datos tuyos que la ley exige a quien alquila.',
        what_trader_details:
          'La ley pide que quien reserva sepa quién eres: nombre, dirección, contacto, NIF y registro. Nos faltan esos datos tuyos.',
        what_tax_details:
          'La ley nos pide el NIF, el domicilio y la fecha de nacimiento de quien alquila. Nos faltan esos datos tuyos.',
        what_payout_account: 'Tu cuenta de cobro no está completa: sin ella no podemos pagarte lo que ganes.',
        due: 'Si el {{day}} sigue faltando algo, tus anuncios dejan de verse hasta que lo completes. Tus reservas siguen como están.',
      },
      action: 'Completar mis datos',
    },
    HOST_UNLISTED: {
      title: 'Tus anuncios han dejado de verse',
      message: 'Faltan datos tuyos. En cuanto los completes se ven otra vez.',
      message_trader_details: 'Faltan tus datos de profesional. En cuanto los completes se ven otra vez.',
      message_tax_details: 'Faltan tu NIF y tu domicilio. En cuanto los completes se ven otra vez.',
      message_payout_account: 'Falta tu cuenta de cobro. En cuanto la completes se ven otra vez.',
      mail: {
        hidden:
          'Te lo pedimos dos veces y todavía falta algo que la ley exige a quien alquila, así que tus anuncios no se ven.',
        what: 'Falta alguno de tus datos.',
        what_trader_details: 'Faltan tus datos de profesional: nombre, dirección, contacto, NIF y registro.',
        what_tax_details: 'Faltan tu NIF, tu domicilio y tu fecha de nacimiento.',
        what_payout_account: 'Falta tu cuenta de cobro.',
        next: 'En cuanto lo completes se ven otra vez, sin que tengas que pedirlo. Tus reservas siguen como están. Si crees que es un error, escríbenos desde «Soporte», en tu panel.',
      },
      action: 'Completar mis datos',
    },
    HOST_LISTED: {
      title: 'Tus anuncios se ven otra vez',
      message: 'Ya está todo. Gracias por completarlo.',
      mail: { listed: 'Ya está todo lo que faltaba, y tus anuncios se ven otra vez.' },
      action: 'Ver mis espacios',
    },
    LEGAL_VERSION_ANNOUNCED: {
      title: 'Cambian las condiciones de Hueco',
      title_terms: 'Cambian los términos de Hueco',
      title_regulations: 'Cambia la normativa de Hueco',
      title_privacy: 'Cambia la política de privacidad de Hueco',
      title_cookies: 'Cambia la política de cookies de Hueco',
      message: 'Desde el {{day}}. {{statement}}',
      mail: {
        when: 'El {{day}} entra en vigor una versión nueva de esta página. Te avisamos porque alquilas como profesional.',
        changes: '{{statement}}',
        leave:
          'Si no la aceptas, puedes dejar de usar Hueco antes de ese día; tus reservas en curso terminan con las condiciones con las que empezaron.',
      },
      action: 'Leer la página',
    },
    COMMISSION_RISES: {
      title: 'Sube la comisión de los profesionales',
      message: 'Desde el {{day}} pasa del {{rate}} al {{newRate}}.',
      mail: {
        when: 'Desde el {{day}}, tu comisión como profesional con muchos espacios pasa del {{rate}} al {{newRate}} de cada cobro.',
        kept: 'Vale para lo que te pidan desde ese día: las reservas ya solicitadas conservan la de ahora.',
        leave:
          'Si no la aceptas, puedes dejar de usar Hueco antes de ese día; tus reservas en curso terminan con las condiciones con las que empezaron.',
      },
      action: 'Cómo se calcula',
    },
    VERIFICATION_REJECTED: {
      title: 'No hemos podido verificar tu identidad',
      title_space: 'No hemos podido verificar tu espacio',
      message: '{{reason}}',
      mail: {
        what: '',
        what_space: 'Se trata de «{{space}}».',
        reason: '{{reason}}',
        note: '{{statement}}',
        next: 'En tu verificación te decimos cómo seguir.',
      },
      action: 'Ver mi verificación',
    },
    VERIFICATION_CALL_BOOKED: {
      title: 'Videollamada reservada',
      message: 'El {{deadline}} vemos tu documento por videollamada. El enlace está en tu verificación.',
      action: 'Ver mi verificación',
    },
    VERIFICATION_CALL_TO_HOLD: {
      title: 'Videollamada de verificación',
      message: 'Alguien ha reservado la del {{deadline}}.',
      action: 'Ver las videollamadas',
    },
    VERIFICATION_CALL_MOVED: {
      title: 'Tu videollamada cambia de hora',
      message: 'Ahora es el {{deadline}}. {{statement}}',
      mail: {
        moved: 'Hemos cambiado la hora de tu videollamada: ahora es el {{deadline}}.',
        statement: '{{statement}}',
        next: 'El enlace está en tu verificación. Si no te va bien, allí puedes elegir otra hora.',
      },
      action: 'Ver mi verificación',
    },
    VERIFICATION_CALL_CANCELLED: {
      title: 'Videollamada cancelada',
      message: 'La del {{deadline}} ya no se hará. {{statement}}',
      mail: {
        cancelled: 'La videollamada del {{deadline}} ya no se hará.',
        statement: '{{statement}}',
        next: 'Elige otra hora en tu verificación, o envía fotos nuevas.',
      },
      action: 'Elegir otra hora',
    },
    VERIFICATION_CALL_GIVEN_UP: {
      title: 'Videollamada libre otra vez',
      message: 'La del {{deadline}} la ha anulado quien la había reservado.',
      action: 'Ver las videollamadas',
    },
    VERIFICATION_EXPIRED: {
      title: 'Tu verificación ha caducado',
      title_space: 'La verificación de tu espacio ya no vale',
      message:
        'Tu documento ha caducado. Los alquileres en curso siguen igual; antes del próximo, envía uno en vigor y recupera el distintivo.',
      message_space: '«{{space}}» ha cambiado de dirección. Envía un documento de la nueva.',
      action: 'Ver mi verificación',
    },
    FAVORITE_PRICE_DROPPED: {
      title: 'Un favorito ha bajado de precio',
      message: '«{{space}}» cuesta menos que cuando lo guardaste.',
      message_amount: '«{{space}}» cuesta ahora {{amount}} al mes, menos que cuando lo guardaste.',
      mail: {
        dropped: '«{{space}}» cuesta menos que cuando lo guardaste en tus favoritos.',
        dropped_amount:
          '«{{space}}» cuesta ahora {{amount}} al mes, todo incluido: menos que cuando lo guardaste en tus favoritos.',
        stop: 'Si no quieres más avisos de este espacio, desactívalos en tus favoritos.',
      },
      action: 'Ver el espacio',
    },
    WAITING_DAYS_OFFERED: {
      title: 'Se ha liberado «{{space}}»',
      message: 'Tienes {{within}}\u00a0h de prioridad.',
      mail: {
        free: 'Los días que esperabas en «{{space}}», desde el {{from}}, han quedado libres y eres la primera persona de la lista.',
        priority: 'Hasta el {{deadline}} nadie más puede reservarlos. Después avisaremos a la siguiente.',
      },
      action: 'Reservar',
    },
    CALENDAR_CONFLICT: {
      title: 'Choque de fechas',
      message: 'Otra web ocupa «{{space}}» del {{from}} al {{to}}; aquí ya hay una reserva.',
      message_dated: 'Otra web ocupa «{{space}}» el {{day}}; aquí ya hay una reserva.',
      mail: {
        clash: 'Otra web ocupa «{{space}}» del {{from}} al {{to}}, y en Hueco ya hay una reserva en esas fechas.',
        clash_dated: 'Otra web ocupa «{{space}}» el {{day}}, y en Hueco ya hay una reserva para ese día.',
        stays: 'La reserva de Hueco sigue en pie. Anula esos días en la otra web para que nadie se quede sin sitio.',
      },
      action: 'Ver el calendario',
    },
    CALENDAR_SILENT: {
      title: 'Un calendario no responde',
      message: 'Desde el {{day}} no podemos leer «{{name}}». Sus últimos días siguen ocupados en «{{space}}».',
      mail: {
        silent: 'Desde el {{day}} no podemos leer el calendario «{{name}}», que ocupa días de «{{space}}».',
        kept: 'Mantenemos los últimos días que leímos, pero lo que se reserve allí ya no nos llega. Comprueba la dirección en la otra web, o quita el calendario si ya no lo usas.',
      },
      action: 'Ver el calendario',
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
      message_withheld: 'Te ha escrito.',
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
    TICKET_RECEIVED: {
      title: 'Consulta recibida ({{code}})',
      message: '«{{topic}}». Te respondemos antes del {{deadline}}.',
      mail: {
        received: 'Hemos recibido tu consulta «{{topic}}». Su código es {{code}}.',
        promise: 'Te respondemos antes del {{deadline}}.',
        yours: 'Esto es lo que nos has escrito:',
        text: '{{statement}}',
        more: 'Si quieres añadir algo, responde a este correo.',
      },
      action: 'Ver la consulta',
    },
    TICKET_ANSWERED: {
      title: 'Te hemos respondido ({{code}})',
      message: 'Hay una respuesta a «{{topic}}».',
      mail: {
        answered: 'Tenemos una respuesta a «{{topic}}»:',
        answered_unworded: 'Tenemos una respuesta a «{{topic}}». Está en los archivos, que ves con tu consulta.',
        text: '{{statement}}',
        more: 'Para contestar, responde a este correo o entra en tu panel.',
      },
      action: 'Ver la respuesta',
    },
    TICKET_RESOLVED: {
      title: 'Consulta resuelta ({{code}})',
      message: '«{{topic}}» está resuelta. Puedes reabrirla hasta el {{deadline}}.',
      mail: {
        resolved: 'Damos por resuelta tu consulta «{{topic}}».',
        text: '{{statement}}',
        more: 'Si algo no queda resuelto, responde a este correo antes del {{deadline}} y la abrimos otra vez. También puedes decirnos qué te ha parecido.',
      },
      action: 'Valorar o reabrir',
    },
    MESSAGES_PAUSED: {
      title: `No puedes escribir mensajes durante ${MESSAGE_LIMITS.pauseDays} días`,
      message:
        'Varios de tus últimos mensajes llevaban teléfonos, correos u otros datos de contacto. Podrás volver a escribir el {{deadline}}.',
      mail: {
        paused: `En ${MESSAGE_LIMITS.contactDays} días, ${MESSAGE_LIMITS.contactPause} mensajes tuyos llevaban teléfonos, correos, enlaces u otras formas de contacto o de pago fuera de Hueco. Hasta el {{deadline}} no puedes escribir mensajes; sí puedes leerlos y gestionar tus reservas.`,
        why: 'Los datos de contacto se muestran al confirmar la reserva: así el pago y la garantía os protegen a los dos.',
        appeal: 'Si crees que nos equivocamos, escríbenos y lo revisa una persona.',
      },
      action: 'Pedir que lo revisen',
    },
  },
  mail: {
    toBooking: 'Ver la reserva',
    hello: 'Hola, {{firstName}}',
    formerUser: 'un antiguo usuario',
    alternatives: 'Estos espacios se parecen y están libres en tus fechas:',
    monthPrice: '{{price}} al mes, todo incluido',
    tax: { IVA: 'IVA', IGIC: 'IGIC', IPSI: 'IPSI' },
    details: {
      space: 'Espacio',
      place: 'Dirección',
      dates: 'Fechas',
      fromTo: '{{from}} – {{to}}',
      fromRolling: 'desde el {{from}}, mes a mes',
      reference: 'Referencia',
      firstChargeCents: 'Primer cobro, {{tax}} incluido',
      totalCents: 'Total de la estancia',
      hostNetCents: 'Recibirías',
      hostNetCentsAgreed: 'Recibirás',
      hostNetCentsMonthly: 'Recibirías cada mes',
      hostNetCentsMonthlyAgreed: 'Recibirás cada mes',
      message: 'Mensaje',
      cancelledAt: 'Cancelada',
      paidCents: 'Pagado',
      refundCents: 'Reembolso',
      keptCents: 'No se devuelve',
      receivesCents: 'Recibirás',
      feeCents: 'Cargo por cancelar',
    },
    stop: {
      alerts: '¿Ya no quieres avisos como este por correo?',
      reviews: '¿Ya no quieres correos sobre reseñas?',
      search: '¿Ya no quieres avisos de esta búsqueda?',
      messages: '¿Ya no quieres correos sobre mensajes? También puedes silenciar esta conversación.',
      link: 'Dejar de recibirlos',
      settings: 'Cambiar mis notificaciones',
    },
    search: {
      more_one: 'Y uno más.',
      more_other: 'Y {{count}} más.',
    },
    messages: {
      subject_one: 'Mensaje de {{name}}',
      subject_other: '{{count}} mensajes nuevos de {{name}}',
      files_one: 'un archivo',
      files_other: '{{count}} archivos',
      earlier_one: 'Y un mensaje anterior.',
      earlier_other: 'Y {{count}} mensajes anteriores.',
    },
  },
} satisfies Catalogue;
