import { layOutMail } from '../../../core/mail/mail-layout.js';
import { Locale } from '../../../core/values/locale.js';
import { optionalTextParam, textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';

/** The decision with its reasons and how to appeal, as article 16 of the Digital Services Act requires. */
const outcome: MailTemplate = (params, scene) => {
  const [code, text] = [textParam(params, 'code'), optionalTextParam(params, 'text')];
  const isHidden = params['isHidden'] === true;
  const words = {
    [Locale.ES]: {
      subject: isHidden
        ? `Hemos retirado la reseña que denunciaste (${code})`
        : `La reseña que denunciaste sigue publicada (${code})`,
      preview: 'Esto es lo que hemos decidido y por qué.',
      heading: isHidden ? 'Hemos retirado la reseña' : 'La reseña sigue publicada',
      paragraphs: [
        `Una persona del equipo ha revisado tu denuncia ${code} de ${text === null ? 'una reseña' : `la reseña «${text}»`} y ha decidido ${isHidden ? 'retirarla' : 'mantenerla'}. Estos son los motivos:`,
        textParam(params, 'statement'),
        `Si no estás de acuerdo, escríbenos a ${scene.config.supportEmail} en los próximos seis meses con el código ${code} y lo revisará otra persona. También puedes acudir a un órgano de resolución extrajudicial o a los tribunales.`,
      ],
    },
    [Locale.EN]: {
      subject: isHidden
        ? `We have taken away the review you reported (${code})`
        : `The review you reported stays (${code})`,
      preview: 'This is what we have decided, and why.',
      heading: isHidden ? 'We have taken the review away' : 'The review stays',
      paragraphs: [
        `Somebody of the team has looked at your report ${code} of ${text === null ? 'a review' : `the review “${text}”`} and decided ${isHidden ? 'to take it away' : 'to let it stay'}. These are the reasons:`,
        textParam(params, 'statement'),
        `If you do not agree, write to ${scene.config.supportEmail} within six months with the code ${code}, and somebody else looks at it. You can also go to an out-of-court dispute body or to court.`,
      ],
    },
  }[scene.locale];
  return layOutMail(words, scene);
};

export const reportOutcomeMails: MailTemplates = { 'reviews.report-outcome': outcome };
