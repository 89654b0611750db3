import { unsubscribePath } from '../../../core/mail/unsubscribe-path.js';
import { Locale } from '../../../core/values/locale.js';
import { renderMail } from '../../../core/mail/mail-layout.js';
import { optionalTextParam, textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { emailToken } from '../../accounts/secrets.js';
import { waitingListToken } from './waiting-list-token.js';

const confirmation: MailTemplate = (params, scene) => {
  const city = textParam(params, 'city');
  const page = `${scene.config.publicUrl}/${textParam(params, 'slug')}`;
  const token = emailToken(scene.config, textParam(params, 'id'));
  const words = {
    [Locale.ES]: {
      subject: `Confirma que quieres saber cuándo llega Hueco a ${city}`,
      preview: 'Un toque y listo: te escribiremos una sola vez.',
      heading: `¿Te avisamos cuando abramos en ${city}?`,
      paragraphs: [
        `Alguien, esperamos que tú, ha dejado esta dirección para saber cuándo abrimos en ${city}. Confírmala y te escribiremos una sola vez: el día que haya bastantes espacios donde elegir. Después borramos tu dirección.`,
        'Si no la confirmas en siete días, la borramos y no te escribimos más.',
      ],
      action: { label: 'Sí, avísame', url: `${page}?confirm=${token}` },
      stop: {
        text: '¿No has sido tú o has cambiado de idea?',
        label: 'Salir de la lista',
        url: `${page}?leave=${token}`,
      },
    },
    [Locale.EN]: {
      subject: `Confirm that you want to know when Hueco comes to ${city}`,
      preview: 'One tap and done: we will write to you once.',
      heading: `Shall we tell you when we open in ${city}?`,
      paragraphs: [
        `Somebody, we hope it was you, left this address to hear when we open in ${city}. Confirm it and we will write to you once: the day there are enough spaces to choose from. Then we will delete your address.`,
        'If you do not confirm it within seven days, we will delete it and not write again.',
      ],
      action: { label: 'Yes, tell me', url: `${page}?confirm=${token}` },
      stop: {
        text: 'Was it not you, or have you changed your mind?',
        label: 'Leave the list',
        url: `${page}?leave=${token}`,
      },
    },
  }[scene.locale];
  return renderMail(words, scene);
};

const STOP = {
  [Locale.ES]: { text: '¿Ya no quieres correos nuestros?', label: 'Dejar de recibirlos' },
  [Locale.EN]: { text: 'No longer want e-mails from us?', label: 'Unsubscribe' },
} as const;

/** The single mail of the list: it is advertising, so the law requires an unsubscribe link, although the address is deleted by then. */
const opened: MailTemplate = (params, scene) => {
  const { publicUrl } = scene.config;
  const city = textParam(params, 'city');
  const url = `${publicUrl}/${textParam(params, 'slug')}`;
  const id = optionalTextParam(params, 'id');
  // Missing in mails queued by an earlier version.
  const stopUrl = id === null ? null : new URL(unsubscribePath(waitingListToken(scene.config, id)), publicUrl).href;
  const words = {
    [Locale.ES]: {
      subject: `Ya hay espacios en ${city}`,
      preview: 'Nos pediste que te avisáramos.',
      heading: `Hueco ya está en ${city}`,
      paragraphs: [
        `Nos pediste que te avisáramos cuando abriéramos en ${city}: ya hay espacios donde elegir.`,
        'Este es el único correo de la lista. Ya hemos borrado tu dirección de ella.',
      ],
      action: { label: `Ver espacios en ${city}`, url },
    },
    [Locale.EN]: {
      subject: `There are now spaces in ${city}`,
      preview: 'You asked us to tell you.',
      heading: `Hueco has come to ${city}`,
      paragraphs: [
        `You asked us to tell you when we open in ${city}: there are now spaces to choose from.`,
        'This is the only e-mail of the list. We have already deleted your address from it.',
      ],
      action: { label: `See spaces in ${city}`, url },
    },
  }[scene.locale];
  if (stopUrl === null) return renderMail(words, scene);
  const stop = { ...STOP[scene.locale], url: stopUrl };
  return { ...renderMail({ ...words, stop }, scene), unsubscribeUrl: stopUrl };
};

export const waitingListMails: MailTemplates = {
  'search.waiting-list-confirmation': confirmation,
  'search.city-opened': opened,
};
