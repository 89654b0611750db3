import { reasonList } from '../../../core/words/reason-list.js';
import { DeclineReason } from '../booking.enums.js';

/** Reasons for declining a request, as the renter reads them. */
export const declineReasons = reasonList(
  'decline_reasons',
  [
    [DeclineReason.NOT_AVAILABLE, 'El espacio no está disponible', 'The space is not available'],
    [
      DeclineReason.GOODS_NOT_SUITABLE,
      'Lo que se quiere guardar no encaja con el espacio',
      'The goods do not suit the space',
    ],
    [DeclineReason.DATES_DO_NOT_FIT, 'Las fechas no me van bien', 'The dates do not suit me'],
    [DeclineReason.SPACE_CHANGED, 'El espacio ha cambiado', 'The space has changed'],
    [DeclineReason.OTHER, 'Otro motivo', 'Another reason'],
  ],
  DeclineReason.OTHER,
);
