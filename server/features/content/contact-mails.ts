import { layOutMail } from '../../core/mail/mail-layout.js';
import { Locale } from '../../core/values/locale.js';
import { optionalTextParam, textParam, type MailTemplate, type MailTemplates } from '../../core/mail/mailer.js';

const receipt: MailTemplate = (params, scene) => {
  const code = textParam(params, 'code');
  const message = optionalTextParam(params, 'message');
  const words = {
    [Locale.ES]: {
      subject: `Hemos recibido tu mensaje (${code})`,
      preview: 'Te contestamos por correo.',
      heading: 'Gracias por escribirnos',
      paragraphs: [
        `Tu mensaje tiene el código ${code}. Te contestaremos a esta dirección.`,
        ...(message === null
          ? ['Si no nos has escrito tú, no tienes que hacer nada.']
          : ['Esto es lo que nos has escrito:', message]),
      ],
    },
    [Locale.EN]: {
      subject: `We have received your message (${code})`,
      preview: 'We answer by e-mail.',
      heading: 'Thank you for writing',
      paragraphs: [
        `Your message has the code ${code}. We will answer to this address.`,
        ...(message === null
          ? ['If it was not you who wrote to us, there is nothing to do.']
          : ['This is what you wrote:', message]),
      ],
    },
  }[scene.locale];
  return layOutMail(words, scene);
};

/* For support, always in Spanish. */
const message: MailTemplate = (params, scene) =>
  layOutMail(
    {
      subject: `${textParam(params, 'code')} · ${textParam(params, 'topic')}`,
      preview: textParam(params, 'fullName'),
      heading: 'Mensaje desde la página de contacto',
      paragraphs: [textParam(params, 'message')],
      details: [
        { label: 'De', value: textParam(params, 'fullName') },
        { label: 'Correo', value: textParam(params, 'email') },
      ],
    },
    scene,
  );

export const contentMails: MailTemplates = { 'content.contact-receipt': receipt, 'content.contact-message': message };
