import { layOutMail } from '../../../core/mail-layout.js';
import { Locale } from '../../../core/locale.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mailer.js';

const receipt: MailTemplate = (params, scene) => {
  const code = textParam(params, 'code');
  const words = {
    [Locale.ES]: {
      subject: `Hemos recibido tu denuncia (${code})`,
      preview: 'Una persona del equipo la va a revisar.',
      heading: 'Gracias por avisarnos',
      paragraphs: [
        `Has denunciado la reseña «${textParam(params, 'text')}». Tu denuncia tiene el código ${code}. La revisa una persona y te contamos a esta dirección qué decidimos y cómo puedes reclamar. Esto es lo que nos has escrito:`,
        textParam(params, 'details'),
      ],
    },
    [Locale.EN]: {
      subject: `We have received your report (${code})`,
      preview: 'Somebody of the team will look at it.',
      heading: 'Thank you for telling us',
      paragraphs: [
        `You have reported the review “${textParam(params, 'text')}”. Your report has the code ${code}. A person looks at it, and we write to this address what we decide and how you can object. This is what you wrote:`,
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
      subject: `${textParam(params, 'code')} · Reseña denunciada: ${textParam(params, 'reason')}`,
      preview: textParam(params, 'text'),
      heading: 'Reseña denunciada',
      paragraphs: [textParam(params, 'details')],
      facts: [
        { label: 'Reseña', value: textParam(params, 'text') },
        { label: 'Identificador', value: textParam(params, 'reviewId') },
        { label: 'De', value: textParam(params, 'fullName') },
        { label: 'Correo', value: textParam(params, 'email') },
      ],
    },
    scene,
  );

/* For the staff as well: what the house's own eyes stumbled over. */
const held: MailTemplate = (params, scene) =>
  layOutMail(
    {
      subject: `Reseña retenida: ${textParam(params, 'flags')}`,
      preview: textParam(params, 'text'),
      heading: 'Reseña retenida',
      paragraphs: ['Espera una decisión: nadie la ve hasta que alguien del equipo la publique o la retire con sus motivos.', textParam(params, 'text')],
      facts: [
        { label: 'Identificador', value: textParam(params, 'reviewId') },
        { label: 'Motivo', value: textParam(params, 'flags') },
        { label: 'Nota privada', value: textParam(params, 'note') || '–' },
      ],
    },
    scene,
  );

export const reviewMails: MailTemplates = { 'reviews.report-receipt': receipt, 'reviews.report': report, 'reviews.held': held };
