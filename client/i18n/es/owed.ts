/** A refused charge and the ways to pay it. */
export const messages = {
  loading: 'Cobro pendiente',
  title: 'No hemos podido cobrar {{amount}}',
  submit: 'Pagar {{amount}}',
  later: 'Ahora no',
  yourCard: 'tu tarjeta',
  reason: {
    insufficient_funds: 'Tu banco ha rechazado {{card}} por falta de saldo.',
    expired_card: 'Tu banco ha rechazado {{card}}: está caducada.',
    authentication_required: 'Tu banco quiere que confirmes el pago con {{card}}.',
    other: 'Tu banco ha rechazado {{card}}.',
  },
  goesOn: 'Tu reserva sigue en marcha y no hay recargo. Puedes pagar ahora o esperar al siguiente intento.',
  refusedAt: 'Rechazada el {{at}}',
  laterCharges: 'Los próximos cobros de esta reserva irán a la tarjeta con la que pagues.',
  otherwise: 'Si no pagas ahora',
  step: {
    RETRY: 'Volvemos a intentarlo; te avisamos cada vez',
    LAST_RETRY: 'Último intento. Si falla, avisamos al anfitrión y no podrás reservar otro espacio',
    FORMAL_NOTICE: 'Requerimiento formal, con 15 días para pagar',
    MAY_BE_ENDED: 'El equipo puede resolver la reserva',
  },
  done: 'Pagado: {{amount}}',
  doneText: 'Ya no debes nada de este periodo.',
  strip: 'No hemos podido cobrar {{amount}} de {{place}}',
  stripButton: 'Pagar ahora',
};
