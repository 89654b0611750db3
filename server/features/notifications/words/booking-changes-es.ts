/** Texts of notice, renewal, other dates and withdrawal in Spanish. */
export const bookingChanges = {
  BOOKING_NOTICE_HOST: {
    title: 'Aviso de salida',
    message: 'La reserva de «{{space}}» termina el {{day}}.',
    message_amount: 'La reserva de «{{space}}» termina el {{day}}. Último cobro para ti: {{amount}}.',
    message_fee: 'La reserva de «{{space}}» termina el {{day}}. Se aplica un cargo de {{fee}}.',
    mail: {
      ends: 'La reserva de {{otherSide}} en «{{space}}» termina el {{day}}: hay un aviso de salida.',
      amount_amount: 'Último cobro para ti: {{amount}}.',
      amount: '',
      charge_fee:
        'Termina sin los días de aviso acordados: se aplica un cargo de {{fee}}, que se descuenta de tu próximo pago.',
      charge: '',
      after:
        'Desde ese día las fechas vuelven a estar libres. Después te pediremos que confirmes que el espacio está vacío.',
    },
  },
  BOOKING_NOTICE_RENTER: {
    title: 'Aviso de salida',
    message: 'La reserva de «{{space}}» termina el {{day}}.',
    message_amount: 'La reserva de «{{space}}» termina el {{day}}. Último cargo: {{amount}}.',
    mail: {
      ends: 'Has avisado de tu salida: la reserva de «{{space}}» termina el {{day}}. Ese día no se paga.',
      amount_amount: 'Último cargo: {{amount}}.',
      amount:
        'No hay más cobros. Si has pagado días de más, te los devolvemos a tu tarjeta; lo pagado con saldo vuelve a tu saldo.',
      undo: 'Hasta entonces puedes anular el aviso si {{otherSide}} está de acuerdo y nadie ha reservado esas fechas.',
    },
  },
  BOOKING_NOTICE_BY_HOST: {
    title: 'Aviso de salida',
    message: 'El anfitrión termina la reserva de «{{space}}» el {{day}}.',
    message_amount: 'El anfitrión termina la reserva de «{{space}}» el {{day}}. Último cargo: {{amount}}.',
    mail: {
      ends: '{{otherSide}} ha avisado: la reserva de «{{space}}» termina el {{day}}. Ese día no se paga.',
      amount_amount: 'Último cargo: {{amount}}, sin gastos de gestión.',
      amount:
        'No hay más cobros. Si has pagado días de más, te los devolvemos a tu tarjeta; lo pagado con saldo vuelve a tu saldo.',
    },
  },
  BOOKING_NOTICE_UNDONE_HOST: {
    title: 'Aviso de salida anulado',
    message: 'La reserva de «{{space}}» sigue en curso.',
  },
  BOOKING_NOTICE_UNDONE_RENTER: {
    title: 'Aviso de salida anulado',
    message: 'La reserva de «{{space}}» sigue en curso.',
  },
  BOOKING_RENEWAL_RENTER: {
    title: 'Renovación',
    message: 'Tu reserva de «{{space}}» termina el {{day}}. Puedes alargarla al mismo precio.',
    message_rolling: 'Confirma antes del {{day}} para seguir otro año en «{{space}}» al mismo precio.',
    mail: {
      ends: 'Tu reserva de «{{space}}» termina el {{day}}. Si quieres seguir, alárgala antes de ese día: el precio no cambia.',
      ends_rolling:
        'Tu año en «{{space}}» termina el {{day}}. Confirma antes de ese día para seguir otro año al mismo precio. Si no, la reserva termina ese día.',
    },
    action: 'Alargar la reserva',
    action_rolling: 'Seguir otro año',
  },
  BOOKING_RENEWAL_HOST: {
    title: 'Renovación',
    message: 'La reserva de {{renter}} en «{{space}}» termina el {{day}}. Puede alargarla al mismo precio.',
    message_rolling: '{{renter}} tiene hasta el {{day}} para seguir otro año en «{{space}}» al mismo precio.',
  },
  BOOKING_RENEWED_RENTER: {
    title: 'La reserva sigue',
    message: 'Sigues en «{{space}}» hasta el {{day}}, al mismo precio.',
  },
  BOOKING_RENEWED_HOST: {
    title: 'La reserva sigue',
    message: '{{renter}} sigue en «{{space}}» hasta el {{day}}, al mismo precio.',
  },
  BOOKING_DATES_ASKED: {
    title: 'Piden otras fechas',
    message: '{{otherSide}} quiere cambiar las fechas de «{{space}}». Responde antes del {{deadline}}.',
    mail: {
      asked: '{{otherSide}} quiere cambiar las fechas de «{{space}}»: del {{newFrom}} al {{newTo}}.',
      asked_rolling: '{{otherSide}} quiere que la reserva de «{{space}}» empiece el {{newFrom}}.',
      answer: 'Responde antes del {{deadline}}. Si no respondes, todo sigue como está.',
    },
    action: 'Ver el cambio',
  },
  BOOKING_UNDO_ASKED: {
    title: 'Piden anular el aviso',
    message: '{{otherSide}} quiere seguir con la reserva de «{{space}}». Responde antes del {{deadline}}.',
    action: 'Responder',
  },
  BOOKING_DATES_AGREED_RENTER: {
    title: 'Fechas cambiadas',
    message: 'Tu reserva de «{{space}}» va ahora del {{from}} al {{to}}.',
    message_rolling: 'Tu reserva de «{{space}}» empieza ahora el {{from}}.',
  },
  BOOKING_DATES_AGREED_HOST: {
    title: 'Fechas cambiadas',
    message: 'La reserva de {{renter}} en «{{space}}» va ahora del {{from}} al {{to}}.',
    message_rolling: 'La reserva de {{renter}} en «{{space}}» empieza ahora el {{from}}.',
  },
  BOOKING_CHANGE_DECLINED: {
    title: 'No aceptan el cambio',
    message: '{{otherSide}} no acepta el cambio en «{{space}}». Todo sigue como estaba.',
  },
  BOOKING_CHANGE_LAPSED: {
    title: 'Cambio sin respuesta',
    message: '{{otherSide}} no respondió a tiempo al cambio en «{{space}}». Todo sigue como estaba.',
  },
  BOOKING_CHANGE_WITHDRAWN: {
    title: 'Cambio retirado',
    message: '{{otherSide}} ya no pide el cambio en «{{space}}».',
  },
  BOOKING_CONTRACT_WITHDRAWN_RENTER: {
    title: 'Has desistido del contrato',
    message: 'La reserva de «{{space}}» ha terminado.',
    message_amount: 'La reserva de «{{space}}» ha terminado. Te devolvemos {{amount}}.',
    message_amountCredit:
      'La reserva de «{{space}}» ha terminado. Te devolvemos {{amount}} a tu tarjeta y {{credit}} a tu saldo.',
    message_credit: 'La reserva de «{{space}}» ha terminado. Te devolvemos {{credit}} a tu saldo.',
    mail: {
      withdrawn: 'Has desistido del contrato de «{{space}}» con {{otherSide}} el {{cancelledAt}}.',
      refund_amount:
        'Te devolvemos {{amount}} a la tarjeta con la que pagaste. Según tu banco, puede tardar unos días en verse.',
      refund_amountCredit:
        'Te devolvemos {{amount}} a la tarjeta con la que pagaste, que según tu banco puede tardar unos días en verse, y {{credit}} a tu saldo.',
      refund_credit: 'Te devolvemos {{credit}} a tu saldo.',
      refund: 'No hay nada que devolver.',
      leave: 'Vacía el espacio y devuelve las llaves.',
      keep: 'Guarda este correo: confirma tu desistimiento, con su fecha y su hora.',
    },
  },
  BOOKING_CONTRACT_WITHDRAWN_HOST: {
    title: 'Desistimiento del contrato',
    message: '{{renter}} ha desistido del contrato de «{{space}}».',
    mail: {
      withdrawn:
        '{{otherSide}} ha desistido del contrato de «{{space}}», como permite la ley en los primeros {{withdrawalDays}} días.',
      confirm: 'Confirma que el espacio está vacío y que tienes las llaves. Las fechas vuelven a estar libres.',
    },
  },
  BOOKING_HOST_UNAVAILABLE: {
    title: 'Revisa tu reserva',
    message: 'El anfitrión de «{{space}}» no puede atenderte ahora. No se cobra nada más y puedes cancelar gratis.',
    mail: {
      stopped:
        'El anfitrión de «{{space}}» no puede atenderte ahora, y no cobraremos nada más por esta reserva mientras siga así.',
      cancel:
        'Puedes cancelarla antes de la entrada: te devolvemos todo lo que hayas pagado, con los gastos de gestión.',
    },
  },
};
