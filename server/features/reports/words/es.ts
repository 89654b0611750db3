import { MISUSE } from '../cases/misuse.js';
const PREVIEW = 'Esto es lo que hemos decidido y por qué.';
const APPEAL =
  'Si no estás de acuerdo, puedes reclamar en los próximos seis meses desde el enlace de este correo, y lo revisará otra persona. También puedes acudir a un órgano de resolución extrajudicial o a los tribunales.';

const COURTS = 'Si no estás de acuerdo, puedes acudir a un órgano de resolución extrajudicial o a los tribunales.';

/** Texts of the mails to reporters in Spanish. */
export const es = {
  page: { label: 'Ver la decisión o reclamar' },
  outcomePage: { label: 'Ver la decisión' },
  receipt: {
    subject: 'Hemos recibido tu denuncia ({{code}})',
    preview: 'Una persona del equipo la va a revisar.',
    heading: 'Gracias por avisarnos',
    lead: 'Has denunciado {{what}}. Tu denuncia tiene el código {{code}}. La revisa una persona y te contamos a esta dirección qué decidimos y cómo puedes reclamar.',
    details: 'Esto es lo que nos has escrito:',
    notYou: 'Si no has sido tú, no tienes que hacer nada.',
    block: 'Mientras tanto puedes bloquear la conversación: la otra persona ya no podrá escribirte.',
    messageLabel: 'Mensaje',
    detailsLabel: 'Lo que nos cuentas',
  },
  lateReceipts: {
    subject: 'Hemos recibido tus denuncias',
    preview: 'Una persona del equipo las va a revisar.',
    heading: 'Gracias por avisarnos',
    lead: 'Hemos recibido lo que has denunciado desde esta dirección en la última hora. Lo revisa una persona y te contamos aquí qué decidimos y cómo puedes reclamar.',
    codes: 'Códigos: {{codes}}.',
    notYou: 'Si no has sido tú, no tienes que hacer nada.',
  },
  subjects: {
    space: 'el anuncio «{{title}}»',
    unnamedSpace: 'un anuncio de Hueco',
    user: 'el perfil de {{name}}',
    unnamedUser: 'un perfil de Hueco',
    review: 'la reseña «{{text}}»',
    unnamedReview: 'una reseña de Hueco',
    message: 'un mensaje en Hueco',
    conversation: 'una conversación en Hueco',
    otherReview: 'una reseña',
  },
  upheld: {
    subject: 'Hemos actuado por tu denuncia ({{code}})',
    preview: PREVIEW,
    heading: 'Hemos actuado',
    lead: 'Una persona del equipo ha revisado tu denuncia {{code}} sobre {{what}}, y tenías razón: {{measure}} Estos son los motivos:',
    appeal: APPEAL,
  },
  dismissed: {
    subject: 'Lo que denunciaste sigue igual ({{code}})',
    preview: PREVIEW,
    heading: 'No vemos un incumplimiento',
    lead: 'Una persona del equipo ha revisado tu denuncia {{code}} sobre {{what}} y ha decidido no actuar. Estos son los motivos:',
    appeal: APPEAL,
  },
  unfounded: {
    warning: `La denuncia no tenía ninguna base. Con ${MISUSE.unfounded} así en ${MISUSE.withinDays} días dejamos de admitir las tuyas durante ${MISUSE.suspendedDays} días.`,
  },
  complaintKept: {
    subject: 'Otra persona lo ha revisado y la decisión se mantiene ({{code}})',
    preview: PREVIEW,
    heading: 'La decisión se mantiene',
    lead: 'Una persona distinta de la que decidió ha vuelto a mirar el caso {{code}} y está de acuerdo con la decisión. Estos son los motivos:',
    appeal: COURTS,
  },
  complaintChanged: {
    subject: 'Otra persona lo ha revisado y la decisión cambia ({{code}})',
    preview: PREVIEW,
    heading: 'La decisión cambia',
    lead: 'Una persona distinta de la que decidió ha vuelto a mirar el caso {{code}} y ha decidido lo contrario. Estos son los motivos:',
    appeal: COURTS,
  },
  stillHidden: { note: 'Aun así sigue sin verse, porque hay otra decisión que se mantiene.' },
  measures: {
    space: 'el anuncio ya no aparece en la búsqueda.',
    person: 'hemos avisado a esa persona, y si se repite cerraremos su cuenta.',
    review: 'la reseña ya no se ve.',
  },
  reviewHidden: {
    subject: 'Hemos retirado la reseña que denunciaste ({{code}})',
    preview: PREVIEW,
    heading: 'Hemos retirado la reseña',
    lead: 'Una persona del equipo ha revisado tu denuncia {{code}} sobre {{what}} y ha decidido retirar la reseña. Estos son los motivos:',
    appeal: APPEAL,
  },
  reviewKept: {
    subject: 'La reseña que denunciaste sigue publicada ({{code}})',
    preview: PREVIEW,
    heading: 'La reseña sigue publicada',
    lead: 'Una persona del equipo ha revisado tu denuncia {{code}} sobre {{what}} y ha decidido mantener la reseña. Estos son los motivos:',
    appeal: APPEAL,
  },
};
