import { layOutMail } from '../../core/mail-layout.js';
import { Locale } from '../../core/locale.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../core/mailer.js';

const receipt: MailTemplate = (params, scene) => {
  const code = textParam(params, 'code');
  const words = {
    [Locale.ES]: {
      subject: `Hemos recibido tu mensaje (${code})`,
      preview: 'Te contestamos por correo.',
      heading: 'Gracias por escribirnos',
      paragraphs: [`Tu mensaje tiene el código ${code}. Te contestaremos a esta dirección. Esto es lo que nos has escrito:`, textParam(params, 'message')],
    },
    [Locale.EN]: {
      subject: `We have received your message (${code})`,
      preview: 'We answer by e-mail.',
      heading: 'Thank you for writing',
      paragraphs: [`Your message has the code ${code}. We will answer to this address. This is what you wrote:`, textParam(params, 'message')],
    },
  }[scene.locale];
  return layOutMail(words, scene);
};

/* For the staff, always in Spanish. */
const message: MailTemplate = (params, scene) =>
  layOutMail(
    {
      subject: `${textParam(params, 'code')} · ${textParam(params, 'topic')}`,
      preview: textParam(params, 'fullName'),
      heading: 'Mensaje desde la página de contacto',
      paragraphs: [textParam(params, 'message')],
      facts: [
        { label: 'De', value: textParam(params, 'fullName') },
        { label: 'Correo', value: textParam(params, 'email') },
      ],
    },
    scene,
  );

export const contentMails: MailTemplates = { 'content.contact-receipt': receipt, 'content.contact-message': message };
