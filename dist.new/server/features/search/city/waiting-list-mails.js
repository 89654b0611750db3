import { Locale } from '../../../core/values/locale.js';
import { layOutMail } from '../../../core/mail/mail-layout.js';
import { textParam } from '../../../core/mail/mailer.js';
import { emailToken } from '../../accounts/secrets.js';
const confirmation = (params, scene) => {
    const city = textParam(params, 'city');
    const page = `${scene.config.publicUrl}/${textParam(params, 'slug')}`;
    const token = emailToken(scene.config, textParam(params, 'id'));
    const words = {
        [Locale.ES]: {
            subject: `Confirma que quieres saber cuándo llega Hueco a ${city}`,
            preview: 'Un toque y listo: te escribiremos una sola vez.',
            heading: `¿Te avisamos cuando abramos en ${city}?`,
            paragraphs: [
                `Alguien, esperamos que tú, ha dejado esta dirección para saber cuándo abrimos en ${city}. Confírmala y te escribiremos una sola vez: el día que haya al menos diez espacios donde elegir. Después borramos tu dirección.`,
                'Si no la confirmas en siete días, la borramos y no te escribimos más.',
            ],
            action: { label: 'Sí, avísame', url: `${page}?confirm=${token}` },
            note: '¿No has sido tú o has cambiado de idea? Bórrate ahora mismo:',
            noteUrl: `${page}?leave=${token}`,
        },
        [Locale.EN]: {
            subject: `Confirm that you want to know when Hueco comes to ${city}`,
            preview: 'One tap and done: we will write to you once.',
            heading: `Shall we tell you when we open in ${city}?`,
            paragraphs: [
                `Somebody, we hope it was you, left this address to hear when we open in ${city}. Confirm it and we will write to you once: the day there are at least ten spaces to choose from. Then we will delete your address.`,
                'If you do not confirm it within seven days, we will delete it and not write again.',
            ],
            action: { label: 'Yes, tell me', url: `${page}?confirm=${token}` },
            note: 'Was it not you, or have you changed your mind? Leave the list now:',
            noteUrl: `${page}?leave=${token}`,
        },
    }[scene.locale];
    return layOutMail(words, scene);
};
const opened = (params, scene) => {
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
            subject: `There are now spaces in ${city}`,
            preview: 'You asked us to tell you.',
            heading: `Hueco has come to ${city}`,
            paragraphs: ['You asked us to tell you, and here it is. We will not write to you about this list again.'],
            action: { label: `See spaces in ${city}`, url },
        },
    }[scene.locale];
    return layOutMail(words, scene);
};
export const waitingListMails = {
    'search.waiting-list-confirmation': confirmation,
    'search.city-opened': opened,
};
//# sourceMappingURL=waiting-list-mails.js.map