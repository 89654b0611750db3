import { renderMail, renderStaffMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Locale } from '../../../core/values/locale.js';
import { formatDeadline } from '../../../core/values/format-deadline.js';
import { TICKET_DAYS } from '../ticket.transitions.js';
import { WORKING_HOURS } from '../working-hours.rules.js';
import { replyAddress } from './reply-address.js';

const PREVIEW_LENGTH = 120;

const ONLY_FILES: Readonly<Record<Locale, string>> = {
  [Locale.ES]: 'La respuesta está en los archivos adjuntos.',
  [Locale.EN]: 'The answer is in the attached files.',
};

/**
 * The receipt to a person who wrote from the contact page without an account. It contains none of their text: the address may be a
 * stranger's.
 */
const receipt: MailTemplate = (params, scene) => {
  const code = textParam(params, 'code');
  const due = formatDeadline(textParam(params, 'dueAt'), WORKING_HOURS.zone, scene.locale);
  const words = {
    [Locale.ES]: {
      subject: `Hemos recibido tu mensaje (${code})`,
      preview: 'Te contestamos por correo.',
      heading: 'Gracias por escribirnos',
      paragraphs: [
        `Tu mensaje tiene el código ${code}. Te contestaremos a esta dirección antes del ${due}.`,
        'Si quieres añadir algo, responde a este correo. Si no nos has escrito tú, no tienes que hacer nada.',
      ],
    },
    [Locale.EN]: {
      subject: `We have received your message (${code})`,
      preview: 'We will answer by e-mail.',
      heading: 'Thank you for writing',
      paragraphs: [
        `Your message has the code ${code}. We will answer to this address before ${due}.`,
        'To add something, reply to this e-mail. If it was not you who wrote to us, there is nothing to do.',
      ],
    },
  }[scene.locale];
  return { ...renderMail(words, scene), replyTo: replyAddress(scene.config, code) };
};

/** The answer of support, to a requester without an account. */
const answer: MailTemplate = (params, scene) => {
  const [code, subject] = [textParam(params, 'code'), textParam(params, 'subject')];
  // An answer may be files alone.
  const text = textParam(params, 'text') || ONLY_FILES[scene.locale];
  const isResolved = params['isResolved'] === true;
  const words = {
    [Locale.ES]: {
      subject: `${isResolved ? 'Resuelta' : 'Respuesta'}: ${subject} (${code})`,
      preview: text.slice(0, PREVIEW_LENGTH),
      heading: isResolved ? 'Hemos resuelto tu consulta' : 'Tienes una respuesta',
      paragraphs: [
        text,
        isResolved
          ? `Si algo no queda resuelto, responde a este correo en los próximos ${TICKET_DAYS.reopen} días y la abrimos otra vez.`
          : 'Para contestar, responde a este correo.',
      ],
    },
    [Locale.EN]: {
      subject: `${isResolved ? 'Resolved' : 'Answer'}: ${subject} (${code})`,
      preview: text.slice(0, PREVIEW_LENGTH),
      heading: isResolved ? 'We have resolved your question' : 'There is an answer for you',
      paragraphs: [
        text,
        isResolved
          ? `If something is not resolved, reply to this e-mail within ${TICKET_DAYS.reopen} days and we open it again.`
          : 'To write back, reply to this e-mail.',
      ],
    },
  }[scene.locale];
  return { ...renderMail(words, scene), replyTo: replyAddress(scene.config, code) };
};

/** The end of a ticket whose requester, without an account, did not answer. It contains none of their text, as the receipt. */
const resolved: MailTemplate = (params, scene) => {
  const code = textParam(params, 'code');
  const words = {
    [Locale.ES]: {
      subject: `Damos tu consulta por resuelta (${code})`,
      preview: 'Si aún necesitas algo, responde a este correo.',
      heading: 'Damos tu consulta por resuelta',
      paragraphs: [
        `Te contestamos hace ${TICKET_DAYS.wait} días y no hemos sabido nada más de ti, así que la damos por resuelta.`,
        `Si aún necesitas algo, responde a este correo en los próximos ${TICKET_DAYS.reopen} días y la abrimos otra vez.`,
      ],
    },
    [Locale.EN]: {
      subject: `We consider your question resolved (${code})`,
      preview: 'If you still need something, reply to this e-mail.',
      heading: 'We consider your question resolved',
      paragraphs: [
        `We answered ${TICKET_DAYS.wait} days ago and have not heard from you since, so we consider it resolved.`,
        `If you still need something, reply to this e-mail within ${TICKET_DAYS.reopen} days and we open it again.`,
      ],
    },
  }[scene.locale];
  return { ...renderMail(words, scene), replyTo: replyAddress(scene.config, code) };
};

/** To support: a new ticket. */
const newTicket: MailTemplate = (params, scene) => {
  const [code, subject] = [textParam(params, 'code'), textParam(params, 'subject')];
  const isUrgent = params['priority'] === 'urgent';
  const path = `/admin?${new URLSearchParams({ section: 'support', id: toGlobalId('Ticket', textParam(params, 'id')) })}`;
  return renderStaffMail(
    {
      subject: `${isUrgent ? 'Urgente · ' : ''}${code} · ${subject}`,
      preview: textParam(params, 'message').slice(0, PREVIEW_LENGTH),
      heading: isUrgent ? `Consulta urgente: ${subject}` : subject,
      paragraphs: [textParam(params, 'message')],
      details: [
        { label: 'De', value: textParam(params, 'name') },
        { label: 'Correo', value: textParam(params, 'email') },
        { label: 'Código', value: code },
      ].filter(({ value }) => value !== ''),
      action: { label: 'Responder en el panel', url: new URL(path, scene.config.publicUrl).href },
    },
    scene,
  );
};

export const ticketMails: MailTemplates = {
  'support.receipt': receipt,
  'support.answer': answer,
  'support.resolved': resolved,
  'support.new-ticket': newTicket,
};
