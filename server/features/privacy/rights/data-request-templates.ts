import type { MailBody } from '../../../core/mail/mail-body.types.js';
import { renderMail } from '../../../core/mail/mail-layout.js';
import { dateFormat } from '../../../core/values/formats.js';
import { Locale } from '../../../core/values/locale.js';
import { textParam, type MailParams, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';

const SECTION = '/mis-datos#derechos';

interface TemplateParams {
  readonly name: string;
  readonly what: string;
  readonly due: string;
}

const WHAT: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  [Locale.ES]: { restrict: 'limitar el uso de tus datos', object: 'oponerte a un uso de tus datos' },
  [Locale.EN]: { restrict: 'limit the use of your data', object: 'object to a use of your data' },
};

function template(
  words: Readonly<Record<Locale, (params: TemplateParams) => Omit<MailBody, 'action'> & { readonly label: string }>>,
): MailTemplate {
  return (params, scene) => {
    const { label, ...body } = words[scene.locale](templateParamsOf(params, scene.locale));
    return renderMail({ ...body, action: { label, url: new URL(SECTION, scene.config.publicUrl).href } }, scene);
  };
}

function templateParamsOf(params: MailParams, locale: Locale): TemplateParams {
  const due = dateFormat(locale, {
    dateStyle: 'long',
    timeZone: MAINLAND_ZONE,
  }).format(new Date(textParam(params, 'dueAt')));
  return { name: textParam(params, 'firstName'), what: WHAT[locale][textParam(params, 'kind')] ?? '', due };
}

const received = template({
  [Locale.ES]: ({ name, what, due }) => ({
    subject: 'Hemos recibido tu solicitud sobre tus datos',
    preview: `Te respondemos como tarde el ${due}.`,
    greeting: `Hola, ${name}`,
    paragraphs: [
      `Has pedido ${what}. Una persona del equipo lo mirará y te responderá como tarde el ${due}.`,
      'En tu página ves cómo va y puedes retirarla mientras espera.',
    ],
    label: 'Ver mi solicitud',
    note: 'Si no la has hecho tú, cambia tu contraseña: puede que alguien haya entrado en tu cuenta.',
  }),
  [Locale.EN]: ({ name, what, due }) => ({
    subject: 'We received your request about your data',
    preview: `We will answer by ${due}.`,
    greeting: `Hello, ${name}`,
    paragraphs: [
      `We have your request to ${what}. Somebody on our team will look into it and answer by ${due}.`,
      'Your page shows how it stands, and you can withdraw it while it waits.',
    ],
    label: 'See my request',
    note: 'If it was not you, change your password: somebody may have got into your account.',
  }),
});

const answered = template({
  [Locale.ES]: ({ name, what }) => ({
    subject: 'Hemos respondido a tu solicitud sobre tus datos',
    preview: 'La respuesta está en tu página.',
    greeting: `Hola, ${name}`,
    paragraphs: [
      `La respuesta a tu solicitud de ${what} está en tu página.`,
      'Si no estás de acuerdo, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
    ],
    label: 'Leer la respuesta',
  }),
  [Locale.EN]: ({ name, what }) => ({
    subject: 'We answered your request about your data',
    preview: 'The answer is on your page.',
    greeting: `Hello, ${name}`,
    paragraphs: [
      `The answer to your request to ${what} is on your page.`,
      'If you disagree, you can complain to the Spanish data protection authority (aepd.es).',
    ],
    label: 'Read the answer',
  }),
});

/** The mails about requests. */
export const dataRequestMails: MailTemplates = {
  'privacy.data-request-received': received,
  'privacy.data-request-answered': answered,
};
