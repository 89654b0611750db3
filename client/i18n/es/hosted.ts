/** The payment page of bookings that an app has prepared. */
export const messages = {
  pageTitle: 'Pago de tu reserva',
  stay: 'Tu reserva',
  secure: 'Pago en Hueco',
  total: 'Total de la reserva',
  freeUntil: 'Cancelación gratis hasta el {{day}}.',
  freeHours: 'Cancelación gratis hasta {{count}} horas después de la confirmación.',
  unseen: '{{app}} no ve tu tarjeta.',
  permission: {
    text: '{{app}} actúa en tu nombre con el permiso que le diste.',
    withdraw: 'Retirar el permiso',
    withdrawn: 'Has retirado el permiso. Puedes pagar aquí igualmente.',
  },
  charges: {
    first: 'Primer mes',
    days_one: '{{count}} día',
    days_other: '{{count}} días',
    month: 'Mes siguiente',
    rest_one: '{{count}} día restante',
    rest_other: '{{count}} días restantes',
    today: 'Se retiene hoy y se cobra si {{host}} acepta',
    onDay: 'Se cobra el {{day}}, si {{host}} acepta',
    now: 'Se cobra hoy',
    fixedDay: 'Se cobra el {{day}}',
    later: 'El {{day}}, con aviso {{announcedDays}} días antes',
    eachMonth: 'Cada mes siguiente',
    total: 'Total, con gastos e {{tax}}',
  },
  title: {
    none: 'Paga tu reserva',
    later_one: 'Paga y autoriza el siguiente cobro',
    later_other: 'Paga y autoriza los siguientes cobros',
    rolling: 'Paga y autoriza el cobro de cada mes',
  },
  mandate: {
    accepted: 'Autorizo a Hueco a cobrar en esta tarjeta <b>{{amount}}</b> cuando {{host}} acepte.',
    onDay: 'Autorizo a Hueco a cobrar en esta tarjeta <b>{{amount}}</b> el {{day}}, si {{host}} acepta.',
    now: 'Autorizo a Hueco a cobrar hoy en esta tarjeta <b>{{amount}}</b>.',
    fixedDay: 'Autorizo a Hueco a cobrar en esta tarjeta <b>{{amount}}</b> el {{day}}.',
    charge: '<b>{{amount}}</b> el {{day}}',
    later_one: 'Autorizo a Hueco a cobrar en esta tarjeta {{charges}}. Puedo retirarlo antes en mi perfil.',
    later_other:
      'Autorizo a Hueco a cobrar en esta tarjeta {{charges}}. Puedo retirarlo antes de cada cobro en mi perfil.',
    rolling:
      'Autorizo a Hueco a cobrar en esta tarjeta <b>{{amount}}</b> cada mes desde el {{day}}, hasta que termine mi reserva. Puedo retirarlo antes de cada cobro en mi perfil.',
  },
  terms: 'Acepto el <terms>contrato</terms> y las <rules>normas del espacio</rules>.',
  note: {
    today: 'Hoy se retienen {{amount}}.',
    onDay: 'Hoy no se cobra nada: {{amount}} el {{day}}.',
    refused: 'Si {{host}} no acepta a tiempo, no pagas nada.',
  },
};
