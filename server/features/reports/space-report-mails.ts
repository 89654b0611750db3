import { layOutMail } from '../../core/mail-layout.js';
import { Locale } from '../../core/locale.js';
import { optionalTextParam, textParam, type MailTemplate, type MailTemplates } from '../../core/mailer.js';

const receipt: MailTemplate = (params, scene) => {
  const code = textParam(params, 'code');
  const [title, details] = [optionalTextParam(params, 'title'), optionalTextParam(params, 'details')];
  const words = {
    [Locale.ES]: {
      subject: `Hemos recibido tu denuncia (${code})`,
      preview: 'Una persona del equipo la va a revisar.',
      heading: 'Gracias por avisarnos',
      paragraphs: [
        `Has denunciado ${title === null ? 'un anuncio de Hueco' : `el anuncio «${title}»`}. Tu denuncia tiene el código ${code}. La revisa una persona y te contamos a esta dirección qué decidimos y cómo puedes reclamar.`,
        ...(details === null
          ? ['Si no has sido tú, no tienes que hacer nada.']
          : ['Esto es lo que nos has escrito:', details]),
      ],
    },
    [Locale.EN]: {
      subject: `We have received your report (${code})`,
      preview: 'Somebody of the team will look at it.',
      heading: 'Thank you for telling us',
      paragraphs: [
        `You have reported ${title === null ? 'a listing on Hueco' : `the listing “${title}”`}. Your report has the code ${code}. A person looks at it, and we write to this address what we decide and how you can object.`,
        ...(details === null ? ['If it was not you, there is nothing to do.'] : ['This is what you wrote:', details]),
      ],
    },
  }[scene.locale];
  return layOutMail(words, scene);
};

/* For the staff, always in Spanish. */
const report: MailTemplate = (params, scene) =>
  layOutMail(
    {
      subject: `${textParam(params, 'code')} · Anuncio denunciado: ${textParam(params, 'reason')}`,
      preview: textParam(params, 'title'),
      heading: 'Anuncio denunciado',
      paragraphs: [textParam(params, 'details')],
      facts: [
        { label: 'Anuncio', value: textParam(params, 'title') },
        { label: 'Dirección', value: `/space/${textParam(params, 'spaceId')}` },
        { label: 'De', value: textParam(params, 'fullName') },
        { label: 'Correo', value: textParam(params, 'email') },
      ],
    },
    scene,
  );

export const spaceReportMails: MailTemplates = { 'spaces.report-receipt': receipt, 'spaces.report': report };
