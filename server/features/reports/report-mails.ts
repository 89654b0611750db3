import { layOutMail } from '../../core/mail/mail-layout.js';
import { Locale } from '../../core/values/locale.js';
import {
  optionalTextParam,
  textParam,
  type MailParams,
  type MailTemplate,
  type MailTemplates,
} from '../../core/mail/mailer.js';
import type { ReportSubject } from './report-subjects.rules.js';

interface DetailRow {
  readonly label: string;
  readonly value: string;
}

const WORDS = {
  [Locale.ES]: {
    subject: (code: string) => `Hemos recibido tu denuncia (${code})`,
    preview: 'Una persona del equipo la va a revisar.',
    heading: 'Gracias por avisarnos',
    lead: (what: string, code: string) =>
      `Has denunciado ${what}. Tu denuncia tiene el código ${code}. La revisa una persona y te contamos a esta dirección qué decidimos y cómo puedes reclamar.`,
    space: (title: string | null) => (title === null ? 'un anuncio de Hueco' : `el anuncio «${title}»`),
    review: (text: string | null) => (text === null ? 'una reseña de Hueco' : `la reseña «${text}»`),
    message: (text: string) => (text === '' ? 'una conversación en Hueco' : 'un mensaje en Hueco'),
    details: 'Esto es lo que nos has escrito:',
    notYou: 'Si no has sido tú, no tienes que hacer nada.',
    block: 'Mientras tanto puedes bloquear la conversación: la otra persona ya no podrá escribirte.',
    messageLabel: 'Mensaje',
    detailsLabel: 'Lo que nos cuentas',
  },
  [Locale.EN]: {
    subject: (code: string) => `We have received your report (${code})`,
    preview: 'Somebody of the team will look at it.',
    heading: 'Thank you for telling us',
    lead: (what: string, code: string) =>
      `You have reported ${what}. Your report has the code ${code}. A person looks at it, and we write to this address what we decide and how you can object.`,
    space: (title: string | null) => (title === null ? 'a listing on Hueco' : `the listing “${title}”`),
    review: (text: string | null) => (text === null ? 'a review on Hueco' : `the review “${text}”`),
    message: (text: string) => (text === '' ? 'a conversation on Hueco' : 'a message on Hueco'),
    details: 'This is what you wrote:',
    notYou: 'If it was not you, there is nothing to do.',
    block: 'Meanwhile you can block the conversation: the other person can no longer write to you.',
    messageLabel: 'Message',
    detailsLabel: 'What you tell us',
  },
} as const;

/** Leaves out what is empty. */
const nonEmptyRows = (...rows: readonly DetailRow[]): DetailRow[] => rows.filter(({ value }) => value !== '');

/** The receipt of a report, to the reporter. */
function receiptOf(subject: ReportSubject): MailTemplate {
  return (params, scene) => {
    const words = WORDS[scene.locale];
    const code = textParam(params, 'code');
    const details = optionalTextParam(params, 'details');
    const isMessage = subject === 'message';
    const message = isMessage ? textParam(params, 'message') : '';
    const what = {
      space: () => words.space(optionalTextParam(params, 'title')),
      review: () => words.review(optionalTextParam(params, 'text')),
      message: () => words.message(message),
    }[subject]();
    const rest = isMessage ? [words.block] : details === null ? [words.notYou] : [words.details, details];
    const rows = nonEmptyRows(
      { label: words.messageLabel, value: message },
      { label: words.detailsLabel, value: details ?? '' },
    );
    return layOutMail(
      {
        subject: words.subject(code),
        preview: words.preview,
        heading: words.heading,
        paragraphs: [words.lead(what, code), ...rest],
        ...(isMessage && { details: rows }),
      },
      scene,
    );
  };
}

/** What the staff reads, always in Spanish. */
const STAFF: Readonly<
  Record<ReportSubject, (params: MailParams) => { heading: string; preview: string; details: readonly DetailRow[] }>
> = {
  space: (params) => ({
    heading: 'Anuncio denunciado',
    preview: textParam(params, 'title'),
    details: [
      { label: 'Anuncio', value: textParam(params, 'title') },
      { label: 'Dirección', value: `/space/${textParam(params, 'spaceId')}` },
      { label: 'De', value: textParam(params, 'fullName') },
      { label: 'Correo', value: textParam(params, 'email') },
    ],
  }),
  review: (params) => ({
    heading: 'Reseña denunciada',
    preview: textParam(params, 'text'),
    details: [
      { label: 'Reseña', value: textParam(params, 'text') },
      { label: 'Identificador', value: textParam(params, 'reviewId') },
      { label: 'De', value: textParam(params, 'fullName') },
      { label: 'Correo', value: textParam(params, 'email') },
    ],
  }),
  message: (params) => {
    const message = textParam(params, 'message');
    return {
      heading: message === '' ? 'Conversación denunciada' : 'Mensaje denunciado',
      preview: message || textParam(params, 'details'),
      details: [
        ...nonEmptyRows({ label: 'Mensaje', value: message }),
        { label: 'Conversación', value: textParam(params, 'conversation') },
        { label: 'Denuncia', value: textParam(params, 'email') },
      ],
    };
  },
};

function staffMailOf(subject: ReportSubject): MailTemplate {
  return (params, scene) => {
    const { heading, ...rest } = STAFF[subject](params);
    return layOutMail(
      {
        subject: `${textParam(params, 'code')} · ${heading}: ${textParam(params, 'reason')}`,
        heading,
        paragraphs: [textParam(params, 'details')].filter((text) => text !== ''),
        ...rest,
      },
      scene,
    );
  };
}

export const reportMails: MailTemplates = {
  'spaces.report-receipt': receiptOf('space'),
  'spaces.report': staffMailOf('space'),
  'reviews.report-receipt': receiptOf('review'),
  'reviews.report': staffMailOf('review'),
  'messages.report-receipt': receiptOf('message'),
  'messages.report': staffMailOf('message'),
};
