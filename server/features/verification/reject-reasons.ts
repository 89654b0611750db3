import { reasonList } from '../../core/words/reason-list.js';
import { RejectReason } from './verification.enums.js';

/** Reasons for rejecting a verification: the staff's label, and the text for the person. */
export const rejectReasons = reasonList(
  'reject_reasons',
  [
    [
      RejectReason.BLURRED,
      { name: 'No se lee', advice: 'No se lee bien. Haz la foto con luz y sin reflejos.' },
      { name: 'Cannot be read', advice: 'It cannot be read. Take the picture in good light, without reflections.' },
    ],
    [
      RejectReason.CROPPED,
      { name: 'Recortado', advice: 'Falta una parte. Encuadra el documento entero.' },
      { name: 'Cropped', advice: 'A part is missing. Show the whole document.' },
    ],
    [
      RejectReason.EXPIRED_DOCUMENT,
      { name: 'Documento caducado', advice: 'El documento está caducado. Envía uno en vigor.' },
      { name: 'Expired document', advice: 'The document has expired. Send a valid one.' },
    ],
    [
      RejectReason.NAME_MISMATCH,
      { name: 'Los datos no coinciden', advice: 'Los datos no coinciden. Revísalos o envía otro documento.' },
      { name: 'Details do not match', advice: 'The details do not match. Check them or send another document.' },
    ],
    [
      RejectReason.UNDERAGE,
      { name: 'Menor de edad', advice: 'Debes tener al menos 18 años.' },
      { name: 'Under age', advice: 'You must be at least 18.' },
    ],
    [
      RejectReason.SUSPECTED_FRAUD,
      {
        name: 'Posible falsificación',
        advice: 'No hemos podido comprobar que sea auténtico. Escríbenos si crees que es un error.',
      },
      {
        name: 'Suspected forgery',
        advice: 'We could not check that it is genuine. Write to us if you think this is a mistake.',
      },
    ],
    [
      RejectReason.UNSUPPORTED,
      { name: 'Documento no admitido', advice: 'No admitimos ese documento. Elige uno de la lista.' },
      { name: 'Document not accepted', advice: 'We do not accept that document. Choose one from the list.' },
    ],
    [
      RejectReason.MISSED_APPOINTMENT,
      {
        name: 'No vino a la videollamada',
        advice: 'No viniste a la videollamada. Reserva otra hora o envía las fotos.',
      },
      {
        name: 'Did not come to the video call',
        advice: 'You did not come to the video call. Book another time or send the pictures.',
      },
    ],
  ],
  RejectReason.UNSUPPORTED,
);
