import { layOutMail } from '../../core/mail-layout.js';
import { Locale } from '../../core/locale.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../core/mailer.js';

const receipt: MailTemplate = (params, scene) => {
  const code = textParam(params, 'code');
  const details = textParam(params, 'details');
  const message = textParam(params, 'message');
  const content = {
    [Locale.ES]: {
      subject: `Hemos recibido tu denuncia (${code})`,
      preview: 'Una persona del equipo la va a revisar.',
      heading: 'Gracias por avisarnos',
      paragraphs: [
        `Has denunciado ${message === '' ? 'una conversación' : 'un mensaje'} en Hueco. Tu denuncia tiene el código ${code}. La revisa una persona y te contamos a esta dirección qué decidimos y cómo puedes reclamar.`,
        'Mientras tanto puedes bloquear la conversación: la otra persona ya no podrá escribirte.',
      ],
      facts: [
        ...(message === '' ? [] : [{ label: 'Mensaje', value: message }]),
        ...(details === '' ? [] : [{ label: 'Lo que nos cuentas', value: details }]),
      ],
    },
    [Locale.EN]: {
      subject: `We have received your report (${code})`,
      preview: 'Somebody of the team will look at it.',
      heading: 'Thank you for telling us',
      paragraphs: [
        `You have reported ${message === '' ? 'a conversation' : 'a message'} on Hueco. Your report has the code ${code}. A person looks at it, and we write to this address what we decide and how you can object.`,
        'Meanwhile you can block the conversation: the other person can no longer write to you.',
      ],
      facts: [
        ...(message === '' ? [] : [{ label: 'Message', value: message }]),
        ...(details === '' ? [] : [{ label: 'What you tell us', value: details }]),
      ],
    },
  }[scene.locale];
  return layOutMail(content, scene);
};

/** To staff, always in Spanish. */
const report: MailTemplate = (params, scene) => {
  const message = textParam(params, 'message');
  return layOutMail(
    {
      subject: `${textParam(params, 'code')} · ${message === '' ? 'Conversación denunciada' : 'Mensaje denunciado'}: ${textParam(params, 'reason')}`,
      preview: message || textParam(params, 'details'),
      heading: message === '' ? 'Conversación denunciada' : 'Mensaje denunciado',
      paragraphs: [textParam(params, 'details')].filter((text) => text !== ''),
      facts: [
        ...(message === '' ? [] : [{ label: 'Mensaje', value: message }]),
        { label: 'Conversación', value: textParam(params, 'conversation') },
        { label: 'Denuncia', value: textParam(params, 'email') },
      ],
    },
    scene,
  );
};

export const messageReportMails: MailTemplates = { 'messages.report-receipt': receipt, 'messages.report': report };
