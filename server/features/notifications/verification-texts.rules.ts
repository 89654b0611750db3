import { Locale } from '../../core/locale.js';
import { RejectReason, VerificationKind } from '../verification/verification-codes.js';
import type { NotificationParams } from './notification-types.js';

/** Texts about verifications in one language. */
export interface VerificationTexts {
  readonly approved: { readonly title: string; readonly message: string };
  readonly rejected: { readonly title: string; readonly message: string };
  readonly expired: { readonly title: string; readonly message: string };
}

const REASONS: Readonly<Record<Locale, Readonly<Record<RejectReason, string>>>> = {
  [Locale.ES]: {
    [RejectReason.BLURRED]: 'No se lee bien: haz la foto con luz y sin reflejos.',
    [RejectReason.CROPPED]: 'Falta una parte: encuadra el documento entero.',
    [RejectReason.EXPIRED_DOCUMENT]: 'El documento está caducado: envía uno en vigor.',
    [RejectReason.NAME_MISMATCH]: 'Los datos no coinciden: revísalos o envía otro documento.',
    [RejectReason.UNDERAGE]: 'Debes tener al menos 18 años.',
    [RejectReason.SUSPECTED_FRAUD]: 'No hemos podido comprobar que sea auténtico. Escríbenos si crees que es un error.',
    [RejectReason.UNSUPPORTED]: 'No admitimos ese documento: elige uno de la lista.',
  },
  [Locale.EN]: {
    [RejectReason.BLURRED]: 'It cannot be read: take the picture in good light, without reflections.',
    [RejectReason.CROPPED]: 'A part is missing: show the whole document.',
    [RejectReason.EXPIRED_DOCUMENT]: 'The document has expired: send a valid one.',
    [RejectReason.NAME_MISMATCH]: 'The details do not match: check them or send another document.',
    [RejectReason.UNDERAGE]: 'You must be at least 18.',
    [RejectReason.SUSPECTED_FRAUD]:
      'We could not check that it is genuine. Write to us if you think this is a mistake.',
    [RejectReason.UNSUPPORTED]: 'We do not accept that document: choose one from the list.',
  },
};

/** Texts about the verification of an identity or of a space. */
export function verificationTexts(
  { subject, space = '', reason }: Pick<NotificationParams, 'subject' | 'space' | 'reason'>,
  locale: Locale,
): VerificationTexts {
  const why = Object.values(RejectReason).find((value) => value === reason);
  const because = why ? REASONS[locale][why] : '';
  const isSpace = subject === VerificationKind.SPACE;
  if (locale === Locale.ES) {
    return {
      approved: isSpace
        ? { title: 'Espacio verificado', message: `«${space}» ya muestra el distintivo de espacio verificado.` }
        : { title: 'Identidad verificada', message: 'Tu perfil ya muestra que sabemos quién eres.' },
      rejected: isSpace
        ? { title: 'No hemos podido verificar tu espacio', message: because }
        : { title: 'No hemos podido verificar tu identidad', message: because },
      expired: isSpace
        ? {
            title: 'La verificación de tu espacio ya no vale',
            message: `«${space}» ha cambiado de dirección. Envía un documento de la nueva.`,
          }
        : {
            title: 'Tu verificación ha caducado',
            message: 'Tu documento ha caducado. Envía uno en vigor para recuperar el distintivo.',
          },
    };
  }
  return {
    approved: isSpace
      ? { title: 'Space verified', message: `"${space}" now shows that it is a verified space.` }
      : { title: 'Identity verified', message: 'Your profile now shows that we know who you are.' },
    rejected: isSpace
      ? { title: 'We could not verify your space', message: because }
      : { title: 'We could not verify your identity', message: because },
    expired: isSpace
      ? {
          title: 'Your space is no longer verified',
          message: `"${space}" has another address now. Send a document of the new one.`,
        }
      : {
          title: 'Your verification has expired',
          message: 'Your document has expired. Send a valid one to get the badge back.',
        },
  };
}
