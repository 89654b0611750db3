import { Locale } from '../../../core/locale.js';
import { NotificationType } from '../notification-types.js';
import type { ReviewNotice } from '../review-texts.rules.js';
import type { MailText } from './notification-mail.texts.js';

/** Values used in the texts. */
interface ReviewMailParams {
  readonly space: string;
  readonly otherSide: string;
  /** Days left to write the review. */
  readonly within?: number;
  /** Reason given by the staff for hiding a review. */
  readonly statement?: string;
}

type Writer = (names: ReviewMailParams) => MailText;

const T = NotificationType;

const ES: Readonly<Record<ReviewNotice, Writer>> = {
  [T.REVIEW_INVITED]: ({ space, otherSide, within }) => ({
    paragraphs: [
      `Ha pasado un mes desde que empezó el alquiler de «${space}» con ${otherSide}. ¿Cómo va?`,
      `Tienes ${within} días para dejar tu reseña. Nadie la lee hasta que ${otherSide} deje la suya o termine el plazo, y cuando acabe el alquiler podrás cambiarla por otra.`,
    ],
    action: 'Dejar mi reseña',
  }),
  [T.REVIEW_REMINDER]: ({ space, otherSide, within }) => ({
    paragraphs: [
      `Todavía puedes contar cómo ha ido el alquiler de «${space}» con ${otherSide}: ${within === 1 ? 'queda 1 día' : `quedan ${within} días`}.`,
      'Bastan unas estrellas y dos frases. A otras personas les ayuda a elegir.',
    ],
    action: 'Dejar mi reseña',
  }),
  [T.REVIEW_RECEIVED]: ({ space, otherSide }) => ({
    paragraphs: [
      `${otherSide} ha dejado una reseña del alquiler de «${space}» y ya está publicada.`,
      'Puedes leerla y responder una vez, en público, durante 30 días.',
    ],
    action: 'Leer la reseña',
  }),
  [T.REVIEW_PUBLISHED]: ({ space }) => ({
    paragraphs: [`Tu reseña del alquiler de «${space}» está publicada.`],
    action: 'Ver mi reseña',
  }),
  [T.REVIEW_HIDDEN]: ({ space, statement = '' }) => ({
    paragraphs: [
      `Hemos retirado tu reseña del alquiler de «${space}». La decisión la ha tomado una persona, por este motivo:`,
      statement,
      'Si no estás de acuerdo, responde a este correo: otra persona del equipo la revisará. Tienes seis meses.',
    ],
    action: 'Ver mi reseña',
  }),
};

const EN: Readonly<Record<ReviewNotice, Writer>> = {
  [T.REVIEW_INVITED]: ({ space, otherSide, within }) => ({
    paragraphs: [
      `A month has passed since the rental of “${space}” with ${otherSide} began. How is it going?`,
      `You have ${within} days to leave your review. Nobody reads it until ${otherSide} has left one too or the time is over, and at the end of the rental you can replace it.`,
    ],
    action: 'Leave my review',
  }),
  [T.REVIEW_REMINDER]: ({ space, otherSide, within }) => ({
    paragraphs: [
      `You can still tell how the rental of “${space}” with ${otherSide} went: ${within === 1 ? '1 day is left' : `${within} days are left`}.`,
      'A few stars and two sentences are enough. They help other people choose.',
    ],
    action: 'Leave my review',
  }),
  [T.REVIEW_RECEIVED]: ({ space, otherSide }) => ({
    paragraphs: [
      `${otherSide} has left a review of the rental of “${space}”, and it is published.`,
      'You can read it, and answer once, in public, for 30 days.',
    ],
    action: 'Read the review',
  }),
  [T.REVIEW_PUBLISHED]: ({ space }) => ({
    paragraphs: [`Your review of the rental of “${space}” is published.`],
    action: 'See my review',
  }),
  [T.REVIEW_HIDDEN]: ({ space, statement = '' }) => ({
    paragraphs: [
      `We have taken away your review of the rental of “${space}”. A person decided it, for this reason:`,
      statement,
      'If you do not agree, answer this e-mail: somebody else of the team will look at it. You have six months.',
    ],
    action: 'See my review',
  }),
};

export const REVIEW_MAIL_TEXTS: Readonly<Record<Locale, Readonly<Record<ReviewNotice, Writer>>>> = {
  [Locale.ES]: ES,
  [Locale.EN]: EN,
};
