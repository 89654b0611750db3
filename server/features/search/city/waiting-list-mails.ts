import { Locale } from '../../../core/values/locale.js';
import { layOutMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { emailToken } from '../../accounts/secrets.js';

const receipt: MailTemplate = (params, scene) => {
  const city = textParam(params, 'city');
  const url = `${scene.config.publicUrl}/${textParam(params, 'slug')}?leave=${emailToken(scene.config, textParam(params, 'id'))}`;
  const words = {
    [Locale.ES]: {
      subject: `Te avisaremos cuando Hueco llegue a ${city}`,
      preview: 'Un solo correo, el día que abramos.',
      heading: `Estás en la lista de ${city}`,
      paragraphs: [
        `Cuando haya al menos diez espacios en ${city} te escribiremos una vez y borraremos tu dirección de la lista.`,
        'Si no has sido tú o ya no te interesa, bórrate aquí:',
      ],
      action: { label: 'Borrarme de la lista', url },
    },
    [Locale.EN]: {
      subject: `We will tell you when Hueco comes to ${city}`,
      preview: 'One mail only, the day we open.',
      heading: `You are on the list for ${city}`,
      paragraphs: [
        `Once there are at least ten spaces in ${city} we write to you once and take your address off the list.`,
        'If this was not you, or you no longer care, leave here:',
      ],
      action: { label: 'Leave the list', url },
    },
  }[scene.locale];
  return layOutMail(words, scene);
};

const opened: MailTemplate = (params, scene) => {
  const city = textParam(params, 'city');
  const url = `${scene.config.publicUrl}/${textParam(params, 'slug')}`;
  const words = {
    [Locale.ES]: {
      subject: `Ya hay espacios en ${city}`,
      preview: 'Nos pediste que te avisáramos.',
      heading: `Hueco ya está en ${city}`,
      paragraphs: ['Nos pediste que te avisáramos, y aquí está. No te escribiremos más por esta lista.'],
      action: { label: `Ver espacios en ${city}`, url },
    },
    [Locale.EN]: {
      subject: `There are spaces in ${city} now`,
      preview: 'You asked us to tell you.',
      heading: `Hueco has come to ${city}`,
      paragraphs: ['You asked us to tell you, and here it is. We will not write to you about this list again.'],
      action: { label: `See spaces in ${city}`, url },
    },
  }[scene.locale];
  return layOutMail(words, scene);
};

export const waitingListMails: MailTemplates = { 'search.waiting-list-receipt': receipt, 'search.city-opened': opened };
