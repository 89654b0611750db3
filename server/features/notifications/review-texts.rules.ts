import { Locale } from '../../core/locale.js';
import { NotificationType } from './notification-types.js';

const T = NotificationType;

/** Notification types about reviews. */
export type ReviewNotice =
  | typeof T.REVIEW_INVITED
  | typeof T.REVIEW_REMINDER
  | typeof T.REVIEW_RECEIVED
  | typeof T.REVIEW_PUBLISHED
  | typeof T.REVIEW_HIDDEN;

/** Text parameters, formatted in a language. */
export interface ReviewTextParams {
  readonly space: string;
  /** Days left to write the review. */
  readonly within: number;
  /** Reason given by the staff for hiding a review. */
  readonly statement: string;
}

type Writer = (params: ReviewTextParams) => { readonly title: string; readonly message: string };

const ES: Readonly<Record<ReviewNotice, Writer>> = {
  [T.REVIEW_INVITED]: ({ space, within }) => ({
    title: '¿Cómo va el alquiler?',
    message: `Ha pasado un mes desde que empezó el alquiler de «${space}». Tienes ${within} días para dejar tu reseña.`,
  }),
  [T.REVIEW_REMINDER]: ({ space, within }) => ({
    title: 'Tu reseña está pendiente',
    message: `Cuenta cómo ha ido el alquiler de «${space}». ${within === 1 ? 'Queda 1 día' : `Quedan ${within} días`}.`,
  }),
  [T.REVIEW_RECEIVED]: ({ space }) => ({
    title: 'Tienes una reseña nueva',
    message: `Ya puedes leer lo que cuentan del alquiler de «${space}», y responder.`,
  }),
  [T.REVIEW_PUBLISHED]: ({ space }) => ({
    title: 'Tu reseña está publicada',
    message: `Ya se puede leer lo que has contado de «${space}».`,
  }),
  [T.REVIEW_HIDDEN]: ({ space, statement }) => ({
    title: 'Hemos retirado tu reseña',
    message: `Es la de «${space}». Motivo: ${statement}`,
  }),
};

const EN: Readonly<Record<ReviewNotice, Writer>> = {
  [T.REVIEW_INVITED]: ({ space, within }) => ({
    title: 'How is the rental going?',
    message: `A month has passed since the rental of "${space}" began. You have ${within} days to leave your review.`,
  }),
  [T.REVIEW_REMINDER]: ({ space, within }) => ({
    title: 'Your review is waiting',
    message: `Tell how the rental of "${space}" went. ${within === 1 ? '1 day is left' : `${within} days are left`}.`,
  }),
  [T.REVIEW_RECEIVED]: ({ space }) => ({
    title: 'You have a new review',
    message: `You can now read what is said of the rental of "${space}", and answer.`,
  }),
  [T.REVIEW_PUBLISHED]: ({ space }) => ({
    title: 'Your review is published',
    message: `What you said of "${space}" can now be read.`,
  }),
  [T.REVIEW_HIDDEN]: ({ space, statement }) => ({
    title: 'We have taken your review away',
    message: `It is the one of "${space}". Reason: ${statement}`,
  }),
};

/** The notification texts by language. */
export const REVIEW_TEXTS: Readonly<Record<Locale, Readonly<Record<ReviewNotice, Writer>>>> = {
  [Locale.ES]: ES,
  [Locale.EN]: EN,
};
