import { layOutMail } from '../../../core/mail-layout.js';
import { Locale } from '../../../core/locale.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mailer.js';

const receipt: MailTemplate = (params, scene) => {
  const code = textParam(params, 'code');
  const title = textParam(params, 'title');
  const words = {
    [Locale.ES]: {
      subject: `Hemos recibido tu denuncia (${code})`,
      preview: 'Una persona del equipo la va a revisar.',
      heading: 'Gracias por avisarnos',
      paragraphs: [
        `Has denunciado el anuncio «${title}». Tu denuncia tiene el código ${code}. La revisa una persona y te contamos a esta dirección qué decidimos y cómo puedes reclamar. Esto es lo que nos has escrito:`,
        textParam(params, 'details'),
      ],
    },
    [Locale.EN]: {
      subject: `We have received your report (${code})`,
      preview: 'Somebody of the team will look at it.',
      heading: 'Thank you for telling us',
      paragraphs: [
        `You have reported the listing “${title}”. Your report has the code ${code}. A person looks at it, and we write to this address what we decide and how you can object. This is what you wrote:`,
        textParam(params, 'details'),
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
