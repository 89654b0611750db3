import type { MailBody } from '../../../core/mail/mail-body.types.js';
import { renderMail } from '../../../core/mail/mail-layout.js';
import { dateFormat } from '../../../core/values/formats.js';
import { Locale } from '../../../core/values/locale.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';

/** The texts of a mail in one language. */
type MailTexts = Omit<MailBody, 'action'> & { readonly label?: string };

interface TemplateParams {
  readonly name: string;
  /** The day that the mail is about. */
  readonly day: string;
  readonly isBlocked: boolean;
}

const MY_DATA = '/mis-datos';

function mail(
  dayParam: string | null,
  words: Readonly<Record<Locale, (params: TemplateParams) => MailTexts>>,
  section = '',
): MailTemplate {
  return (params, scene) => {
    const day = dayParam === null ? '' : dayText(textParam(params, dayParam), scene.locale);
    const { label, ...body } = words[scene.locale]({
      name: textParam(params, 'firstName'),
      day,
      isBlocked: params['isBlocked'] === true,
    });
    const url = new URL(MY_DATA, scene.config.publicUrl);
    url.hash = section;
    return renderMail({ ...body, ...(label ? { action: { label, url: url.href } } : {}) }, scene);
  };
}

function dayText(iso: string, locale: Locale): string {
  return dateFormat(locale, {
    dateStyle: 'long',
    timeZone: MAINLAND_ZONE,
  }).format(new Date(iso));
}

const exportReady = mail(
  'expiresAt',
  {
    [Locale.ES]: ({ name, day }) => ({
      subject: 'La copia de tus datos está lista',
      preview: `Puedes descargarla hasta el ${day}.`,
      greeting: `Hola, ${name}`,
      paragraphs: [
        `Ya puedes descargar la copia de todo lo que Hueco guarda sobre ti. Estará disponible hasta el ${day}; después la borramos.`,
        'Se descarga desde tu página, con la sesión iniciada: así nadie que lea este correo puede verla.',
      ],
      label: 'Ir a mis datos',
      note: 'Si no la has pedido tú, cambia tu contraseña: puede que alguien haya entrado en tu cuenta.',
    }),
    [Locale.EN]: ({ name, day }) => ({
      subject: 'The copy of your data is ready',
      preview: `You can download it until ${day}.`,
      greeting: `Hello, ${name}`,
      paragraphs: [
        `You can now download the copy of everything Hueco keeps about you. It is there until ${day}; then we delete it.`,
        'You download it from your page, signed in: that way nobody who reads this e-mail can see it.',
      ],
      label: 'Go to my data',
      note: 'If you did not ask for it, change your password: somebody may have got into your account.',
    }),
  },
  'copia',
);

const erasureRequested = mail(
  'runAt',
  {
    [Locale.ES]: ({ name, day, isBlocked }) => ({
      subject: `Tu cuenta se borrará el ${day}`,
      preview: 'Hasta entonces puedes echarte atrás.',
      greeting: `Hola, ${name}`,
      paragraphs: [
        `Has pedido borrar tu cuenta de Hueco. Lo haremos el ${day}. Hasta ese día puedes cancelarlo con un clic y todo seguirá como estaba.`,
        ...(isBlocked
          ? [
              'La fecha espera a que acaben tus reservas abiertas y se cierren los pagos. Si algo se alarga, te avisaremos de la fecha nueva.',
            ]
          : []),
        'Tus espacios publicados están en pausa desde ahora.',
      ],
      label: 'Ver o cancelar',
      note: 'Si no lo has pedido tú, cancélalo y cambia tu contraseña ahora mismo.',
    }),
    [Locale.EN]: ({ name, day, isBlocked }) => ({
      subject: `Your account will be erased on ${day}`,
      preview: 'Until then you can change your mind.',
      greeting: `Hello, ${name}`,
      paragraphs: [
        `You asked us to erase your Hueco account. We will do it on ${day}. Until that day you can cancel with one click and everything stays as it was.`,
        ...(isBlocked
          ? [
              'The date waits for your open bookings to end and payments to close. If something takes longer, we will tell you the new date.',
            ]
          : []),
        'Your published spaces are paused from now on.',
      ],
      label: 'See or cancel',
      note: 'If it was not you, cancel it and change your password right now.',
    }),
  },
  'borrar',
);

const erasureCancelled = mail(null, {
  [Locale.ES]: ({ name }) => ({
    subject: 'Tu cuenta ya no se va a borrar',
    preview: 'Has cancelado el borrado.',
    greeting: `Hola, ${name}`,
    paragraphs: [
      'Has cancelado el borrado de tu cuenta. No se ha borrado nada. Si tenías espacios publicados, siguen en pausa hasta que los reanudes en tu panel.',
    ],
    label: 'Ir a mis datos',
  }),
  [Locale.EN]: ({ name }) => ({
    subject: 'Your account will not be erased after all',
    preview: 'You cancelled the erasure.',
    greeting: `Hello, ${name}`,
    paragraphs: [
      'You cancelled the erasure of your account. Nothing was erased. If you had published spaces, they stay paused until you resume them in your dashboard.',
    ],
    label: 'Go to my data',
  }),
});

const erasurePostponed = mail(
  'runAt',
  {
    [Locale.ES]: ({ name, day }) => ({
      subject: `El borrado de tu cuenta pasa al ${day}`,
      preview: 'Todavía queda algo abierto.',
      greeting: `Hola, ${name}`,
      paragraphs: [
        `Hoy íbamos a borrar tu cuenta, pero todavía hay una reserva o un pago abierto. La nueva fecha es el ${day}. En tu página ves qué falta.`,
      ],
      label: 'Ver qué falta',
    }),
    [Locale.EN]: ({ name, day }) => ({
      subject: `Your account will now be erased on ${day}`,
      preview: 'Something is still open.',
      greeting: `Hello, ${name}`,
      paragraphs: [
        `We were going to erase your account today, but a booking or a payment is still open. The new date is ${day}. Your page shows what is missing.`,
      ],
      label: 'See what is missing',
    }),
  },
  'borrar',
);

const erasureDone = mail(null, {
  [Locale.ES]: () => ({
    subject: 'Tu cuenta de Hueco se ha borrado',
    preview: 'Gracias por haber estado.',
    paragraphs: [
      'Hemos borrado tu cuenta y tus datos. Solo conservamos, sin tu nombre, los importes y fechas de reservas y pagos que la ley nos obliga a guardar.',
      'Este es el último correo que recibes de nosotros. Si algún día vuelves, puedes crear una cuenta nueva con esta misma dirección.',
    ],
  }),
  [Locale.EN]: () => ({
    subject: 'Your Hueco account has been erased',
    preview: 'Thank you for being with us.',
    paragraphs: [
      'We erased your account and your data. All we keep, without your name, are the amounts and dates of bookings and payments that the law obliges us to keep.',
      'This is the last e-mail you get from us. If you ever come back, you can create a new account with this same address.',
    ],
  }),
});

/** The mails of this feature. */
export const privacyMails: MailTemplates = {
  'privacy.export-ready': exportReady,
  'privacy.erasure-requested': erasureRequested,
  'privacy.erasure-cancelled': erasureCancelled,
  'privacy.erasure-postponed': erasurePostponed,
  'privacy.erasure-done': erasureDone,
};
